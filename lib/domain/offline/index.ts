export { offline } from "./operations";
