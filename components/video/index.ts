// What other features use of this one on the server; what they use in the browser is in client.ts.

export { FilmTranscript } from "./film-transcript";
export { VideoDialog } from "./video-dialog";
export { VideoPlayer } from "./video-player";
export { videoTexts } from "./video-texts";
