import type { Language } from "../../platform/i18n/language.ts";

// The error page for requests that never reach a page of Next. It may not depend on anything that can fail, so its texts are in this file.
// Where a page of Next has the same message, the texts are equal (plain-page.test.ts).

export type PlainStatus = 400 | 403 | 404 | 405 | 413 | 503;
type Words = { title: string; text: string };

const words: Record<PlainStatus, Record<Language, Words>> = {
  400: {
    en: { title: "The portal could not read what was sent.", text: "Go back to the page and send it once more. Nothing you saved is lost." },
    hi: { title: "जो भेजा गया, पोर्टल उसे पढ़ नहीं पाया।", text: "पिछले पेज पर लौटकर दोबारा भेजें। आपका सहेजा हुआ सब सुरक्षित है।" },
  },
  403: {
    en: {
      title: "This form was sent from another site.",
      text: "For your safety the portal takes forms from its own pages only. Open the page here and send it again. Nothing was saved.",
    },
    hi: {
      title: "यह फ़ॉर्म किसी दूसरी साइट से भेजा गया।",
      text: "आपकी सुरक्षा के लिए पोर्टल सिर्फ़ अपने पेजों के फ़ॉर्म लेता है। पेज यहाँ खोलकर दोबारा भेजें। कुछ सहेजा नहीं गया।",
    },
  },
  404: {
    en: {
      title: "We can't find the page you're looking for.",
      text: "The address may have a small mistake in it, or the page has moved. Nothing you saved is lost.",
    },
    hi: {
      title: "आप जो पेज ढूँढ़ रहे हैं, वह नहीं मिला।",
      text: "हो सकता है पते में छोटी-सी गलती हो, या पेज की जगह बदल गई हो। आपका सहेजा हुआ सब सुरक्षित है।",
    },
  },
  405: {
    en: { title: "This address does not take such a request.", text: "Open the page in the browser instead. Nothing you saved is lost." },
    hi: { title: "यह पता इस तरह का अनुरोध नहीं लेता।", text: "पेज को ब्राउज़र में खोलें। आपका सहेजा हुआ सब सुरक्षित है।" },
  },
  413: {
    en: { title: "That was too much at once.", text: "Go back to the page, shorten what you wrote or choose a smaller file, and send it again." },
    hi: { title: "एक बार में यह बहुत ज़्यादा था।", text: "पिछले पेज पर लौटें, लिखा हुआ छोटा करें या छोटी फ़ाइल चुनें, और दोबारा भेजें।" },
  },
  503: {
    en: { title: "The portal's data service is not answering just now.", text: "Nothing you saved is lost. Please try again in a minute." },
    hi: { title: "पोर्टल की डेटा सेवा अभी जवाब नहीं दे रही है।", text: "आपका सहेजा हुआ सब सुरक्षित है। एक मिनट बाद दोबारा कोशिश करें।" },
  },
};
const actions = {
  en: { home: "Back to the homepage", again: "Try again" },
  hi: { home: "मुखपृष्ठ पर लौटें", again: "दोबारा कोशिश करें" },
} satisfies Record<Language, Record<string, string>>;

const style = `
body{margin:0;padding:2.5rem 1rem;background:#fffbf5;color:#1f2a44;font:400 17px/1.6 system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans Devanagari","Nirmala UI",sans-serif;text-align:center}
main{max-width:34rem;margin:0 auto}img{width:15rem;height:auto}h1{margin:1.5rem 0 .75rem;font-size:1.6rem;line-height:1.3}p{margin:0 0 1.5rem}
a{display:inline-block;margin:.35rem;padding:.6rem 1.25rem;border:2px solid #005f63;border-radius:8px;background:#fff;color:#005f63;font-weight:600;text-decoration:none}
a.first{background:#005f63;color:#fff}a:focus-visible{outline:3px solid #005f63;outline-offset:2px}`;

/** The texts of a status. */
export function plainWords(status: PlainStatus, language: Language): Words {
  return words[status][language];
}

/** A whole document, which needs neither scripts nor the portal's style sheet. */
export function plainPage(status: PlainStatus, language: Language): string {
  const { title, text } = words[status][language];
  const { home, again } = actions[language];
  const picture = status === 503 ? "offline" : "not-found";
  // An empty address loads the page itself again.
  const tryAgain = status === 503 ? `<a class="first" href="">${again}</a>` : "";
  return `<!DOCTYPE html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style>${style}</style></head><body><main><img src="/images/states/${picture}.svg" alt="" width="320" height="240"><h1>${title}</h1><p>${text}</p><p>${tryAgain}<a${status === 503 ? "" : ' class="first"'} href="/">${home}</a></p></main></body></html>`;
}

/** The same as the answer of a route handler. */
export function plainAnswer(status: PlainStatus, language: Language): Response {
  return new Response(plainPage(status, language), { status, headers: { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store" } });
}
