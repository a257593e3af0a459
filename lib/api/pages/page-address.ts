/** Header with the requested address. The middleware overwrites a browser's value. A stored page lacks it. */
export const pageAddressHeader = "x-page-address";

/**
 * Header of a form that is posted to a public page without JavaScript: the page comes back with the frame that everybody
 * gets. The middleware overwrites any value of the browser.
 */
export const publicFrameHeader = "x-page-public-frame";

/** Request headers that differ between visitors, removed for a page that is rendered once for several of them. */
export const headersOfVisitor = ["cookie", "authorization", "x-forwarded-for", "accept-language"];
