/**
 * Next sends this element in the data of every page, and its own in its place would take 0.4 KB. Nobody sees it: the
 * server gives every address a language, and the pages of each have a screen of their own (`[locale]/not-found.tsx`).
 */
export default function NotFound() {
  return <a href="/">404</a>;
}
