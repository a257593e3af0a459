/** Where the script that registers the worker is (app/offline). */
export const offlineScript = "/offline/page.js";

/**
 * Runs in the head of every page and loads the offline script once the page has loaded, so that nothing of it delays a
 * first view. Without workers, storage or `Promise` nothing is loaded. next.config.mjs loads this file by itself: it
 * imports nothing.
 */
export const startOffline = `(function(w,d){if(!("serviceWorker"in navigator&&"caches"in w&&"indexedDB"in w))return;w.addEventListener("load",function(){setTimeout(function(){var s=d.createElement("script");s.src="${offlineScript}";s.async=true;d.body.appendChild(s)},300)})})(window,document)`;
