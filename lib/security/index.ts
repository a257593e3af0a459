export { security } from "./operations";
