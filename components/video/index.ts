// What other features use of this one on the server; what they use in the browser is in client.ts.

export { Film } from "./film";
export { filmFacts, videoTexts } from "./film-facts";
