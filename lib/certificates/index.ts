export { certificates, completeCourse } from "./operations";
