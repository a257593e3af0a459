/** Header with the requested address. The middleware overwrites a browser's value. A stored page lacks it. */
export const pageAddressHeader = "x-page-address";

/** Header of a form posted to a public page without JavaScript: the page has everybody's frame. */
export const publicFrameHeader = "x-page-public-frame";

/** Request headers that differ between visitors, removed for a page that is rendered once for several of them. */
export const headersOfVisitor = ["cookie", "authorization", "x-forwarded-for", "accept-language"];
