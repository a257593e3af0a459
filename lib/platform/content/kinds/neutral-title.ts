import { inEachLanguage, type Text } from "../../i18n/language";
import { translatorFor } from "../../i18n/messages";
import type { Content } from "../content";

type Marked = Pick<Content, "coreIssues" | "articles">;

/**
 * The title of a sensitive topic or article that its reader may choose for the browser's tab and history, where others
 * may see it (rule: articles.private). A number from the order of the content distinguishes such titles. Null for
 * every other page.
 */
export function neutralTitle({ coreIssues, articles }: Marked, topic: string, article?: string): Text | null {
  const issue = coreIssues.find(({ slug }) => slug === topic);
  const siblings = articles.filter((each) => each.topic === topic);
  const found = siblings.find(({ id }) => id === article);
  if (!(issue?.sensitive || found?.sensitive)) return null;
  const place = [coreIssues.findIndex(({ slug }) => slug === topic), siblings.findIndex(({ id }) => id === article)];
  const number = place.flatMap((index) => (index < 0 ? [] : index + 1)).join(".");
  return inEachLanguage((language) => translatorFor(language, "articles")("neutralTitle", { number }));
}
