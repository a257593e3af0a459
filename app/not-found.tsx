/**
 * Next sends this element in the data of every page; its own would take 0.4 KB. Nobody sees it: every address has a
 * language, whose pages have a screen of their own (`[locale]/not-found.tsx`).
 */
const NotFound = () => <a href="/">404</a>;
export default NotFound;
