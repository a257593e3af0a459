/** Header with the requested address, which the middleware sets over any value of the browser. A prerendered page has no request and so no such header. */
export const pageAddressHeader = "x-page-address";

/** Request headers that differ between visitors. A page that is rendered once for several of them is rendered without. */
export const headersOfVisitor = ["cookie", "authorization", "x-forwarded-for", "accept-language"];
