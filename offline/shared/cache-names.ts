// Caches of saved pages. Names begin with `portal-`, so that the worker's removal finds them (remove.ts).

/** The script and style sheet of saved pages; it exists where something is saved. */
export const savedScripts = "portal-saved-scripts";
/** Pictures and recordings of saved topics. */
export const savedFiles = "portal-saved-files";
/** Class plans and handouts of saved courses, which are public pages. */
export const savedPages = "portal-saved-pages";

export const scriptsOfSaved = ["/offline/saved.js", "/offline/saved.css"];
