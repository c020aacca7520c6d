// The engine as WebAssembly: text in, text out. Its other side is `crates/wasm`.

interface Exports {
  readonly memory: WebAssembly.Memory;
  /** Allocates memory for a request of `length` bytes, and returns its address. */
  allocate(length: number): number;
  /** Answers the request, and returns the length of the answer. */
  call(): number;
  /** The address of the answer. */
  answer_address(): number;
}

const host = {
  now: () => performance.now(),
  random: () => crypto.getRandomValues(new BigUint64Array(1))[0],
};

/**
 * Starts the engine: a function from a request, `NAME` and its JSON on the next line, to an answer of the same form. With
 * a number of seconds after the name, `told` gets what the call finds meanwhile.
 */
export async function start(
  module: WebAssembly.Module,
  told: (part: string) => void = () => {},
): Promise<(request: string) => string> {
  const [encoder, decoder] = [new TextEncoder(), new TextDecoder()];
  const tell = (address: number, length: number) => told(decoder.decode(bytes(address, length)));
  const { exports } = await WebAssembly.instantiate(module, { host: { ...host, tell } });
  const engine = exports as unknown as Exports;
  // The memory may move whenever it grows: it is looked at anew each time.
  const bytes = (address: number, length: number) => new Uint8Array(engine.memory.buffer, address >>> 0, length >>> 0);
  return (request) => {
    const text = encoder.encode(request);
    bytes(engine.allocate(text.length), text.length).set(text);
    const length = engine.call();
    return decoder.decode(bytes(engine.answer_address(), length));
  };
}
