import { colours } from "../../platform/colours.ts";
import { inEachLanguage, type Language, languageFacts } from "../../platform/i18n/language.ts";
import { type Messages, messagesIn } from "../../platform/i18n/messages.ts";
import type { PlainStatus } from "../../platform/portal.ts";

// The error page for requests that reach no page of Next. It needs only texts, so that nothing can fail.

type Words = { title: string; text: string };

const keys = {
  400: { title: "unreadableTitle", text: "unreadableText" },
  403: { title: "otherSiteTitle", text: "otherSiteText" },
  404: { title: "notFoundTitle", text: "notFoundText" },
  405: { title: "methodTitle", text: "methodText" },
  409: { title: "outdatedTitle", text: "outdatedText" },
  412: { title: "changedTitle", text: "changedText" },
  413: { title: "tooLargeTitle", text: "tooLargeText" },
  416: { title: "shorterTitle", text: "shorterText" },
  503: { title: "unavailableTitle", text: "unavailableText" },
} as const satisfies Record<PlainStatus, Record<keyof Words, keyof Messages["errors"]>>;

// Read when the process starts, so that the error page itself cannot fail.
const texts = inEachLanguage((language) => messagesIn(language).errors);

const style = `
@font-face{font-family:"Hindi letters";src:local("Noto Sans Devanagari"),local("NotoSansDevanagari-Regular"),local("Nirmala UI"),local("Kohinoor Devanagari"),url("/fonts/hindi-400.woff2");unicode-range:U+900-97F}
body{margin:0;padding:2.5rem 1rem;background:${colours.paper};color:${colours.ink};font:400 106.25%/1.6 system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans Devanagari","Nirmala UI","Hindi letters",sans-serif;text-align:center}
main{max-width:34rem;margin:0 auto}img{width:15rem;height:auto}h1{margin:1.5rem 0 .75rem;font-size:1.6rem;line-height:1.3}p{margin:0 0 1.5rem}
a{display:inline-block;margin:.35rem;padding:.6rem 1.25rem;border:2px solid ${colours.peacock};border-radius:8px;background:#fff;color:${colours.peacock};font-weight:600;text-decoration:none}
a.first{background:${colours.peacock};color:#fff}a:focus-visible{outline:3px solid ${colours.peacock};outline-offset:2px}`;

export function plainWords(status: PlainStatus, language: Language): Words {
  const { title, text } = keys[status];
  return { title: texts[language][title], text: texts[language][text] };
}

/** A whole document, which needs neither scripts nor the portal's style sheet. */
export function plainPage(status: PlainStatus, language: Language): string {
  const { title, text } = plainWords(status, language);
  const { home, tryAgain, openAgain } = texts[language];
  const picture = status === 503 ? "offline" : "not-found";
  // An empty address loads the page itself again.
  const again = status === 503 ? tryAgain : status === 409 ? openAgain : null;
  const toItself = again === null ? "" : `<a class="first" href="">${again}</a>`;
  return `<!DOCTYPE html><html lang="${language}" dir="${languageFacts[language].direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style>${style}</style></head><body><main><img src="/images/states/${picture}.svg" alt="" width="320" height="240"><h1>${title}</h1><p>${text}</p><p>${toItself}<a${again === null ? ' class="first"' : ""} href="/">${home}</a></p></main></body></html>`;
}

/** The same page as the response of a route handler. */
export function plainResponse(status: PlainStatus, language: Language): Response {
  return new Response(plainPage(status, language), {
    status,
    headers: { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store" },
  });
}
