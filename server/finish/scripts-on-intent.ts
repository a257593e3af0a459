import { forEverybody, scriptsAttribute, starter } from "../../components/layout/starter.ts";
import { byteCache } from "../../lib/platform/caches.ts";
import { divideScripts, type ScriptFile, withoutFiles } from "../next/html.ts";
import { type Asked, htmlOf, type Page, withHtml } from "../page.ts";
import { type Sheets, withOwnRules } from "./own-rules.ts";

// A stored page is sent without the scripts and data that hydrate it: these are a file of their own, which a starter in
// the page fetches when someone needs them (docs/decisions/0211).

/** `/scripts/<digest>/<page>.js`; the page's path begins with its language. */
const addressOfScripts = /^\/scripts\/[\w-]{22}(\/[^?]+)\.js$/;

/** The path of the page whose scripts have this address; null for every other address. */
export const pageOfScripts = (address: string): string | null => addressOfScripts.exec(address)?.[1] ?? null;

export type ScriptStore = ReturnType<typeof scriptStore>;

/** The scripts of the pages that this process has rendered, by address: an invented path with a digest has none. */
export const scriptStore = () => byteCache<Buffer>("scripts", ({ length }) => length);

export function scriptsOnIntent(files: ScriptStore, sheets: Sheets = {}) {
  return (page: Page, { stored }: Pick<Asked, "stored">): Page => {
    const html = stored?.asData ? null : htmlOf(page);
    if (!html) return page;
    // A page that is made from a template has its starter already.
    if (!stored) return html.includes(starterAttribute) ? page : withHtml(page, filesOnIntent(html));
    const divided = divideScripts(html);
    if (!divided) return page;
    const address = `/scripts/${divided.digest}${stored.page.path}.js`;
    files.set(address, Buffer.from(joinScripts(divided.inline, divided.files)));
    return withHtml(page, withStarter(withOwnRules(divided.html, sheets), [address], ` ${forEverybody}=""`));
  };
}

/**
 * A page of one visitor, or one that learners in one state share: its scripts are fetched in the same way. Its data stay
 * in it, because only the process that has rendered it could send them by themselves.
 */
export function filesOnIntent(page: string): string {
  const { html, files } = withoutFiles(page);
  if (files.length === 0) return page;
  return withStarter(
    html,
    files.map(({ src, old }) => (old ? `old:${src}` : src)),
  );
}

const starterAttribute = `<script ${scriptsAttribute}=`;

function withStarter(html: string, addresses: string[], more = ""): string {
  const named = addresses.join(" ").replaceAll("&", "&amp;").replaceAll('"', "&quot;");
  const tag = `${starterAttribute}"${named}"${more}>${starter}</script></head>`;
  return html.replace("</head>", () => tag);
}

/** Next's data, and then its files, in the order of the page and with the attributes that they have there. */
function joinScripts(inline: string, files: ScriptFile[]): string {
  return `${inline};(function(){var all=${JSON.stringify(files.map(({ src, old }) => (old ? [src, 1] : [src])))};all.forEach(function(each){var s=document.createElement("script");s.src=each[0];if(each[1])s.noModule=true;else s.async=true;document.head.appendChild(s)})})()`;
}
