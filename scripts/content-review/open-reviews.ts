import type { Content } from "../../lib/platform/content/content";
import type { Fact } from "../../lib/platform/content/facts/facts";
import { type Source, sourcesFile } from "../../lib/platform/content/facts/sources";
import { ContentFiles } from "../../lib/platform/content/files";
import { defaultLanguage } from "../../lib/platform/i18n/language";
import { writtenTexts, yamlTexts } from "../checks/content/texts";
import { fingerprint, reviewPages } from "./review-pages";
import { readers } from "./sign";

const columns = Object.values(readers);
/** "a doctor" as the head of a column. */
const heading = ({ name }: (typeof columns)[number]) =>
  name.replace(/^a (.)/, (_, first: string) => first.toUpperCase());

/**
 * What no one has reviewed yet, as Markdown: who should read each page, the facts whose certainty is not high, and the
 * links that no one has opened. It is made from `review:`, from the words of the pages, from facts.yaml and
 * sources.yaml. It does not say whether a page is correct. A reading counts until the page changes.
 */
export function openReviews(root: string, content: Content): string {
  const texts = [...writtenTexts(root), ...yamlTexts(root)].filter(({ language }) => language === defaultLanguage);
  const rows = reviewPages(content).map((page) => {
    const parts = texts.filter(({ file }) => page.files.test(file));
    const needs = columns.map(({ what, subject }) => {
      const last = page.review?.find((each) => each.what === what);
      // Nothing where the page has been read as it is now.
      if (last)
        return last.read === fingerprint(root, page, content.facts) ? "" : `again: it has changed since ${last.on}`;
      if (!subject) return "all";
      const found = parts.filter(({ source }) => subject.test(source));
      return [...new Set(found.map(({ file }) => describePart(file)))].join(", ");
    });
    return { ...page, needs };
  });
  const open = rows.filter(({ needs }) => needs.some(Boolean));
  const groups = [...new Set(open.map(({ group }) => group))];
  const waiting = columns.map(({ name }, index) => `${open.filter(({ needs }) => needs[index]).length} by ${name}`);
  return [
    `There are ${rows.length} topics, articles, class plans and cases. These still have to be read: ${waiting.join(", ")}.`,
    ...groups.map((group) =>
      [
        `## ${group}`,
        "",
        `| Page | ${columns.map(heading).join(" | ")} |`,
        `|${"---|".repeat(columns.length + 1)}`,
        ...open.filter((row) => row.group === group).map(({ page, needs }) => `| ${page} | ${needs.join(" | ")} |`),
      ].join("\n"),
    ),
    unsureFacts(content.facts),
    unopenedLinks(new ContentFiles(root).yaml("sources.yaml", sourcesFile)),
    "",
  ].join("\n\n");
}

function unsureFacts(facts: Fact[]): string {
  return [
    "## Facts that are not certain",
    "",
    "| Fact | Certainty | Looked up | Place in its source | What it says |",
    "|---|---|---|---|---|",
    ...facts
      .filter(({ certainty }) => certainty !== "high")
      .map((fact) => [fact.key, fact.certainty, lookedUp(fact), fact.place ?? "", fact[defaultLanguage]])
      .map((cells) => `| ${cells.join(" | ")} |`),
  ].join("\n");
}

function unopenedLinks(sources: Source[]): string {
  const unopened = sources.filter(({ opened }) => !opened);
  const byHost = Map.groupBy(unopened, ({ address }) => new URL(address).host);
  return [
    "## Links that no one has opened",
    "",
    `${unopened.length} of ${sources.length} sources still lack \`opened:\`, because no one has opened their links. We wrote the links from memory, or from copies that name them. "Home page only" marks a link to the publisher's home page: someone still has to find the source's own page.`,
    "",
    "| Publisher's host | Source and links |",
    "|---|---|",
    ...[...byHost.keys()].sort().map((host) => {
      const links = byHost
        .get(host)
        ?.map(({ key, address, second }) => [linkTo(key, address), ...(second ? [linkTo("second", second)] : [])]);
      return `| ${host} | ${links?.map((each) => each.join(" ")).join(", ")} |`;
    }),
  ].join("\n");
}

/** A link in the list. It says when it leads only to the publisher's home page. */
function linkTo(name: string, address: string): string {
  return `[${name}](${address})${new URL(address).pathname === "/" ? " (home page only)" : ""}`;
}

function lookedUp({ checked }: Fact): string {
  if (!checked) return "no";
  const place = checked.at ? ` ([seen here](${checked.at}))` : "";
  return `${checked.on}, ${checked.by}${place}`;
}

/** "page 2", "quiz", "text": what of a page a reader looks at. */
function describePart(file: string): string {
  const name = file.split("/").at(-1) ?? "";
  const page = /^(\d+)\./.exec(name)?.[1];
  if (page) return `page ${page}`;
  if (name === "quiz.yaml") return "quiz";
  return name === "topic.yaml" || name === "article.yaml" ? "summary" : "text";
}
