/** The upper limit of Next's speed: a prerendered page, a page per request, a handler. Not part of the portal. */
export default { poweredByHeader: false, typescript: { ignoreBuildErrors: true } };
