// Served in place of the page's script where PORTAL_OFFLINE=0: fetches the worker that removes itself, where one is.

async function removeWorker(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration("/");
  await registration?.update();
}

removeWorker().catch(() => undefined);
