export { articles } from "./operations";
