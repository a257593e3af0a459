/** The address a page was asked for, written by the middleware over whatever the browser sends. A prerendered page has no request and so no such header. */
export const pageAddressHeader = "x-page-address";
