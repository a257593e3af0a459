export { courses } from "./operations";
