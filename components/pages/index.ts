export { howItWorksVideo } from "./how-it-works-video";
export { organization } from "./organization";
export { renderOrErrorScreen } from "./render-or-error-screen";
