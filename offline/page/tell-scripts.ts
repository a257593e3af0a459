/** Tells the worker which scripts this page has loaded, and each that it loads later. */
export async function tellScripts(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  const observer = new PerformanceObserver((list) => {
    const scripts = list
      .getEntries()
      .map(({ name }) => name)
      .filter((name) => /\/(?:scripts|_next\/static)\/.+\.js$/.test(name));
    if (scripts.length > 0) active?.postMessage({ opened: window.location.href, scripts });
  });
  observer.observe({ type: "resource", buffered: true });
}
