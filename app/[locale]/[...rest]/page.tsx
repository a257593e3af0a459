import { titleMetadata } from "@/components/layout/metadata/page-metadata";
import { visitorPage } from "@/components/pages/visitor-page";
import { PageError } from "@/lib/api/page-error";

export const generateMetadata = titleMetadata("errors", "notFoundTitle");

/** The 404 page of every unknown address (rule: errors.not-found). */
export default visitorPage(() => Promise.reject(new PageError(404)));
