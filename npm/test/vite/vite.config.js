export default { optimizeDeps: { exclude: ["ergodoku"] } };
