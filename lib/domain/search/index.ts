export { search } from "./operations";
