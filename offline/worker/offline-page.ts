import { colours } from "../../lib/platform/colours";
import type { Language } from "../../lib/platform/i18n/language";
import { fill, type Words, wordsIn } from "../shared/words";
import { assetsCache } from "./assets";
import { isSensitive, pagesCache } from "./public-pages";

// The page that the worker answers with where there is no network and nothing is stored for the address. It is made
// here, so that the first view loads nothing for it.

/** The portal's colours and sizes, for a page that loads no style sheet. */
const offlineStyle = [
  "*{box-sizing:border-box}",
  `body{margin:0;background:${colours.paper};color:${colours.ink};font:400 106.25%/1.6 system-ui,'Noto Sans Devanagari','Nirmala UI',sans-serif}`,
  `header{background:#fff;border-bottom:1px solid ${colours.hairline}}`,
  `header a{display:flex;align-items:center;gap:.75rem;max-width:44rem;margin:0 auto;padding:.75rem 1rem;color:${colours.ink};font-weight:700;text-decoration:none}`,
  "main{max-width:44rem;margin:0 auto;padding:1.5rem 1rem 3rem}",
  "h1{font-size:1.6rem;line-height:1.25;margin:0 0 .75rem}",
  "h2{font-size:1.15rem;line-height:1.3;margin:1.75rem 0 .5rem}",
  "p{margin:.5rem 0}ol,ul{margin:.5rem 0;padding-inline-start:1.4rem}",
  `main li a{display:block;padding:.4rem 0}a.quiet{display:inline-block;margin-top:1rem;padding:.4rem 0}a{color:${colours.peacock}}`,
  `a.button{display:inline-block;background:${colours.peacock};color:#fff;font-weight:700;padding:.7rem 1.25rem;border-radius:8px;text-decoration:none}`,
  `:focus-visible{outline:3px solid ${colours.peacock};outline-offset:2px}`,
  "@media(prefers-color-scheme:dark){body{background:#14191f;color:#eef1f5}header{background:#1c232b;border-color:#333c46}header a{color:#eef1f5}a{color:#7fd1cc}a.button{background:#7fd1cc;color:#10201f}:focus-visible{outline-color:#7fd1cc}}",
].join("");

/** In the address of `/offline`: deletes what is stored first. A link of another site can do no more than that. */
const removalMark = "remove";

type Stored = { address: string; title: string };

/** A page that the worker makes, without an inline script. `media`: where it plays recordings from. */
export const madePage = (html: string, status: number, media = ""): Response =>
  new Response(html, {
    status,
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": `default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; ${media}object-src 'none'; base-uri 'self'; form-action 'self'; frame-ancestors 'none'`,
      "Cache-Control": "no-store",
    },
  });

const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;" })[sign] ?? "&quot;");

/** The stored public pages in this language, by title. */
async function storedPages(language: Language): Promise<Stored[]> {
  const cache = await caches.open(pagesCache);
  const stored: Stored[] = [];
  for (const request of await cache.keys()) {
    const { pathname, search } = new URL(request.url);
    if (search !== `?language=${language}`) continue;
    const html = (await (await cache.match(request))?.text()) ?? "";
    // It was stored before its title could be hidden.
    if (isSensitive(html)) {
      await cache.delete(request);
      continue;
    }
    const [, title = ""] = /<title[^>]*>([^<]*)<\/title>/.exec(html) ?? [];
    stored.push({ address: pathname, title: title.split(" | ")[0] || pathname });
  }
  return stored.sort((one, other) => one.title.localeCompare(other.title, language));
}

function listed(words: Words, stored: Stored[]): string {
  if (stored.length === 0) return `<p>${words.noPages}</p>`;
  // A title is text of a page of this portal, which is escaped there already.
  const items = stored.map(({ address, title }) => `<li><a href="${escaped(address)}">${title}</a></li>`);
  return `<ul>${items.join("")}</ul>`;
}

/** What happened, what is safe, what to do next, and what is stored on this phone. */
function offlineHtml(language: Language, address: string, stored: Stored[]): string {
  const words = wordsIn(language);
  const isList = address === "/offline";
  const title = isList ? words.listTitle : words.title;
  const steps = [words.trySteps1, words.trySteps2, words.trySteps3].map((step) => `<li>${step}</li>`).join("");
  const happened = isList
    ? `<p>${words.listText}</p>`
    : `<p>${words.happened}</p><h2>${words.safeTitle}</h2><p>${words.safe}</p><h2>${words.nextTitle}</h2><ol>${steps}</ol>` +
      `<p><a class="button" href="${escaped(address)}">${words.again}</a></p>`;
  const removal =
    stored.length > 0 ? `<p><a class="quiet" href="/offline?${removalMark}=1">${words.remove}</a></p>` : "";
  return (
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
    `<meta name="robots" content="noindex"><title>${title}</title><style>${offlineStyle}</style></head>` +
    `<body><header><a href="/"><img src="/images/brand/icon.svg" alt="" width="40" height="40">${words.portal}</a></header>` +
    `<main id="main"><h1>${title}</h1>${happened}<div id="saved" data-offline-list></div><h2>${words.pagesTitle}</h2>` +
    `<p>${fill(words.pagesText, { count: stored.length })}</p>${listed(words, stored)}${removal}</main><script src="/offline/page.js" async></script></body></html>`
  );
}

/** Answers a page that cannot be loaded; `/offline` is the list itself. */
export async function offlinePage(url: URL, language: Language): Promise<Response> {
  if (url.pathname === "/offline" && url.searchParams.has(removalMark)) {
    await Promise.all([pagesCache, assetsCache].map((name) => caches.delete(name)));
    return Response.redirect("/offline", 303);
  }
  const html = offlineHtml(language, url.pathname + url.search, await storedPages(language));
  return madePage(html, url.pathname === "/offline" ? 200 : 503);
}
