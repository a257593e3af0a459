import { isHtml, type Page } from "../page.ts";

/** Set here and not by Next's configuration, which would work each of them out for each request. */
const headers = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
};
/** Browsers read it of documents alone; a first view has twenty files, and each header of a file is 60 bytes on 2G. */
const documentHeaders = { "permissions-policy": "camera=(), microphone=(), geolocation=()" };

/** The headers of every response, under those that a page has chosen. */
export function headersOfAll(publicUrl: URL | null): (page: Page) => Page {
  // Not set by the build, because one build serves any PORTAL_URL.
  const isSecure = publicUrl?.protocol === "https:";
  const all = isSecure ? { ...headers, "strict-transport-security": "max-age=31536000" } : headers;
  return (page) => ({ ...page, headers: { ...all, ...(isHtml(page) ? documentHeaders : {}), ...page.headers } });
}
