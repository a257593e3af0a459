export { default, generateMetadata } from "../courses/page";
