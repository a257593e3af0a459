/** Where the script that registers the worker is (app/offline). */
export const offlineScript = "/offline/page.js";

/** How long after its load a page whose scripts nobody needs fetches the offline script. */
const quietMs = 4000;

/**
 * Runs in the head of every page and loads the offline script when the page's scripts have run (`hydratedEvent` in
 * lib/contract/meta/hydrated-event.ts), or some seconds after the page has loaded, so that nothing of it delays a first
 * view. Without workers or storage nothing is loaded; where they are there, `data-stores` keeps the room of what the script adds. The server in front of Next loads this file by itself:
 * it imports nothing.
 */
export const startOffline = `(function(w,d,done){if(!("serviceWorker"in navigator&&"caches"in w&&"indexedDB"in w))return;d.documentElement.setAttribute("data-stores","");function add(){if(done||d.readyState!=="complete")return;done=true;var s=d.createElement("script");s.src="${offlineScript}";s.async=true;d.body.appendChild(s)}d.addEventListener("portal-hydrated",add);w.addEventListener("load",function(){setTimeout(add,${quietMs})})})(window,document)`;
