// What other features use of this one in the browser: apart from index.ts, so that no server part comes into a bundle.

export { VideoScreen } from "./video-screen";
export { videoSource } from "./video-source";
