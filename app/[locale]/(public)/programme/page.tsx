export { default, generateMetadata } from "../courses/page";

export const revalidate = 300;
export const dynamic = "force-static";
