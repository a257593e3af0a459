import { createHash } from "node:crypto";
import type { Root } from "hast";
import { escapeHtml } from "../content/text/escape-html";
import { dayMonthYear } from "../i18n/dates";
import { type Language, languageFacts } from "../i18n/language";
import { translatorFor } from "../i18n/messages";
import { type FilePart, type FileText, filePolicy } from "./content-files";
import { parseHtml, writeHtml } from "./html-tree";
import { lowerHeadings, pictureData, preparePart, wholeAddress } from "./prepare-part";
import { type Check, rememberedIn, splitSections, takeQuestions } from "./self-check";
import style from "./style.json";

const licence = "https://creativecommons.org/licenses/by-sa/4.0/";

/**
 * A text with its pictures, its style and a self-check in one HTML file, which any browser opens without a network
 * (rule: texts.one-file).
 */
export function makeFile(text: FileText): Buffer {
  const { language, title, tabTitle, kicker, lead } = text;
  const trees = text.parts.map((part, index) => {
    const tree = parseHtml(part.html);
    preparePart(tree, { ...text, prefix: text.parts.length > 1 ? `p${index + 1}-` : "" });
    return { part, tree };
  });
  const checks = checksIn(trees, language);
  const parts = trees.map(({ part, tree }) => {
    const isOneOfSeveral = part.title !== null && trees.length > 1;
    if (isOneOfSeveral) lowerHeadings(tree);
    const heading = isOneOfSeveral ? `<h2>${escapeHtml(part.title ?? "")}</h2>` : "";
    return `<section class="part">${heading}<div class="prose">${writeHtml(tree.children)}</div>${videoHtml(part, text)}</section>`;
  });
  return Buffer.from(
    `<!DOCTYPE html>\n<html lang="${language}" dir="${languageFacts[language].direction}"><head><meta charset="utf-8">` +
      `<meta http-equiv="Content-Security-Policy" content="${filePolicy}">` +
      `<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="referrer" content="no-referrer">` +
      `<title>${escapeHtml(tabTitle)}</title><style>${style.css}</style></head><body>${headerHtml(text)}` +
      `<main><p class="kicker">${escapeHtml(kicker)}</p><h1>${escapeHtml(title)}</h1>` +
      `${lead ? `<p class="lead">${escapeHtml(lead)}</p>` : ""}${parts.join("")}${checksHtml(checks, language)}` +
      `${sourcesHtml(text)}</main>${footerHtml(text)}</body></html>\n`,
  );
}

/** What a reader can answer: the text's own questions, and what it asks to remember. */
function checksIn(trees: { part: FilePart; tree: Root }[], language: Language): Check[] {
  const t = translatorFor(language, "oneFile");
  const checks = trees.flatMap(({ part, tree }) => {
    const remembered = rememberedIn(tree);
    const question = escapeHtml(part.title ? t("recall", { title: part.title }) : t("recallArticle"));
    return [...takeQuestions(tree), ...(remembered ? [{ question, answer: remembered }] : [])];
  });
  if (checks.length > 0 || trees.some(({ part }) => part.html.includes('class="exercise-choice'))) return checks;
  return trees
    .flatMap(({ tree }) => splitSections(tree))
    .map(({ heading, html }) => ({ question: escapeHtml(t("recall", { title: heading })), answer: html }));
}

/** What is said of the content's state in eight letters: another text has other ones. */
export function editionMark({
  title,
  lead,
  parts,
  sources,
}: Pick<FileText, "title" | "lead" | "parts" | "sources">): string {
  return createHash("sha256")
    .update(JSON.stringify([title, lead, parts, sources]))
    .digest("hex")
    .slice(0, 8);
}

function headerHtml({ language, portalUrl, portalName, ...text }: FileText): string {
  const wordmark = pictureData(`/images/brand/wordmark-${language}.svg`);
  const name = escapeHtml(portalName);
  const home = escapeHtml(wholeAddress("/", { portalUrl, language }));
  return (
    `<header><div class="top"><a href="${home}">` +
    `${wordmark ? `<img src="${wordmark}" alt="${name}" width="${languageFacts[language].wordmarkWidth}" height="44">` : name}</a>` +
    `<a href="${escapeHtml(wholeAddress(text.page, { portalUrl, language }))}">${translatorFor(language, "oneFile")("toPage")}</a>` +
    `</div><div class="band"></div></header>`
  );
}

function videoHtml({ film }: FilePart, { page, ...place }: FileText): string {
  if (!film) return "";
  const t = translatorFor(place.language, "oneFile");
  return (
    `<details class="fold"><summary>${escapeHtml(t("filmWords", { title: film.title }))}</summary><div class="prose">` +
    `${film.words}<p><a href="${escapeHtml(wholeAddress(page, place))}">${t("filmThere")}</a></p></div></details>`
  );
}

function checksHtml(checks: Check[], language: Language): string {
  if (checks.length === 0) return "";
  const t = translatorFor(language, "oneFile");
  const folds = checks.map(
    ({ question, answer }) =>
      `<details class="fold"><summary>${question}</summary><div class="prose">${answer}</div></details>`,
  );
  return `<section class="checks"><h2>${t("checkTitle")}</h2><p>${t("checkLead")}</p>${folds.join("")}</section>`;
}

function sourcesHtml({ sources, language }: FileText): string {
  if (!sources) return "";
  const title = translatorFor(language, "articles")("sources");
  return `<section class="sources"><h2>${title}</h2><div class="prose">${sources}</div></section>`;
}

/** Where the file comes from, of which day it is, and what may be done with it. */
function footerHtml(text: FileText): string {
  const { language, portalName, portalUrl, page, updatedOn } = text;
  const t = translatorFor(language, "oneFile");
  const mark = editionMark(text);
  const edition = updatedOn
    ? t("editionOf", { date: dayMonthYear(updatedOn, language), mark })
    : t("edition", { mark });
  const address = wholeAddress(page, text);
  const shown = `${new URL(portalUrl).host}${page}`;
  return (
    `<footer class="end"><p>${escapeHtml(t("from", { portal: portalName }))}</p>` +
    `<p>${t("newest")} <a href="${escapeHtml(address)}">${escapeHtml(shown)}</a></p>` +
    `<p>${escapeHtml(t("pass", { portal: portalName }))} <a href="${licence}">CC BY-SA 4.0</a></p>` +
    `<p class="edition">${escapeHtml(edition)}</p></footer>`
  );
}
