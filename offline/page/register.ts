/** Registers the worker; where it takes this page over only now, it is asked to store the page that is open. */
export async function registerWorker(): Promise<void> {
  const { serviceWorker } = navigator;
  const isFirst = serviceWorker.controller === null;
  await serviceWorker.register("/offline/service-worker.js", { scope: "/", updateViaCache: "none" });
  if (!isFirst) return;
  const { active } = await serviceWorker.ready;
  active?.postMessage({ opened: window.location.href });
}
