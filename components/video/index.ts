// What other features use of this one on the server; what they use in the browser is in client.ts.

export { Film } from "./film";
export { filmFacts } from "./film-facts";
export { videoTexts } from "./video-texts";
