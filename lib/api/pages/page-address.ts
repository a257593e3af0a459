/**
 * Header with the requested address; the middleware overwrites any value of the browser. A prerendered page has no
 * request, so this header is missing.
 */
export const pageAddressHeader = "x-page-address";

/** Request headers that differ between visitors, removed for a page that is rendered once for several of them. */
export const headersOfVisitor = ["cookie", "authorization", "x-forwarded-for", "accept-language"];
