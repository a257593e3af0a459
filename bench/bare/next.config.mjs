/** The limit of what Next can do: nothing but a page, a page for each request, and a handler. Not part of the portal's build. */
export default { poweredByHeader: false, typescript: { ignoreBuildErrors: true } };
