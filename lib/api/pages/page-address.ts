/** Header with the requested address, which the middleware sets over any value of the browser. A prerendered page has no request and so no such header. */
export const pageAddressHeader = "x-page-address";
