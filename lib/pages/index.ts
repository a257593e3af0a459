export { pages } from "./operations";
