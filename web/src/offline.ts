// Keeps the page for use without a network. A newer version waits until the player takes it up, or no page of the
// older one is open: a page never meets the files of another version.

import { update } from "./state/update";

export async function keepForOffline() {
  const { serviceWorker } = navigator;
  // Not available on hosts without a certificate.
  if (!serviceWorker) return;
  const registration = await serviceWorker.register("sw.js").catch(() => null);
  if (!registration) return;
  const offer = (worker: ServiceWorker | null) => {
    if (!worker) return;
    const isReady = () => {
      // The first version replaces none.
      if (worker.state !== "installed" || !serviceWorker.controller) return;
      update.value = () => {
        serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
        worker.postMessage("take over");
      };
    };
    worker.addEventListener("statechange", isReady);
    isReady();
  };
  offer(registration.waiting);
  offer(registration.installing);
  registration.addEventListener("updatefound", () => offer(registration.installing));
}
