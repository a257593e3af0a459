import { byteCache, contentKey } from "../../platform/caches";
import { sanitiseHtml } from "../../platform/content/text/sanitise";

const cleaned = byteCache<Buffer>("cleaned", ({ length }) => length);

/** HTML by the allow-list. A text is sanitised once while it is in use. */
export function cleanHtml(html: string): string {
  const key = contentKey("html", html);
  const known = cleaned.get(key);
  if (known) return known.toString();
  const clean = sanitiseHtml(html);
  cleaned.set(key, Buffer.from(clean));
  return clean;
}
