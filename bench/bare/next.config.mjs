/**
 * The upper limit of Next's speed: an application with only a prerendered page, a page per request, and a handler. Not
 * part of the portal's build.
 */
export default { poweredByHeader: false, typescript: { ignoreBuildErrors: true } };
