export { default, generateMetadata } from "../courses/page";

export const revalidate = 300;
