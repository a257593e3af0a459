import { defaultLanguage } from "../../i18n/language";
import { writtenTexts, yamlTexts } from "../checks/texts";
import type { Content } from "../content";
import type { Review } from "../schema";
import type { Fact } from "./facts";

/**
 * Words by which a page is put before a reader: on the body, illness or treatment, on the law or the police. A page
 * about neither may have one of them; whoever reads it sees that at once.
 */
const subjects = {
  medical:
    /\b(?:doctor|hospital|medicine|tablet|pill|dose|symptom|infection|pregnan|period|bleed|blood|vaccin|HIV|poison|faint|wound|burn|snake|suicid|depress|panic|sleep|ORS|anaemi|haemoglobin|condom|contracepti|abortion)/i,
  legal:
    /\b(?:law|laws|legal|Act|section \d|police|court|POCSO|offence|crime|punish|Supreme Court|Juvenile Justice|consent)\b/,
};
type Subject = keyof typeof subjects;

type Place = { group: string; page: string; files: RegExp; review?: Review[] | undefined };

/**
 * What nobody has reviewed yet, as Markdown: by page who should read it, then the facts whose certainty is not high. It
 * is made from `review:`, from words of the pages and from facts.yaml, and says nothing of whether a page is right.
 */
export function openReviews(root: string, content: Content): string {
  const texts = [...writtenTexts(root), ...yamlTexts(root)].filter(({ language }) => language === defaultLanguage);
  const rows = listPlaces(content).map((place) => {
    const parts = texts.filter(({ file }) => place.files.test(file));
    const done = new Set(place.review?.map(({ what }) => what));
    const needs = (subject: Subject) => {
      const found = parts.filter(({ source }) => subjects[subject].test(source));
      return done.has(subject) ? "" : [...new Set(found.map(({ file }) => describePart(file)))].join(", ");
    };
    return { ...place, medical: needs("medical"), legal: needs("legal"), hindi: done.has("hindi") ? "" : "all" };
  });
  const open = rows.filter(({ medical, legal, hindi }) => medical || legal || hindi);
  const groups = [...new Set(open.map(({ group }) => group))];
  const sum = (column: "medical" | "legal" | "hindi") => open.filter((row) => row[column]).length;
  const unsure = content.facts.filter(({ certainty }) => certainty !== "high");
  return [
    `Of ${rows.length} topics, articles, class plans and cases ${sum("medical")} wait for a doctor, ${sum("legal")} for a lawyer and ${sum("hindi")} for a Hindi editor.`,
    ...groups.map((group) =>
      [
        `## ${group}`,
        "",
        "| Page | Doctor | Lawyer | Hindi editor |",
        "|---|---|---|---|",
        ...open
          .filter((row) => row.group === group)
          .map(({ page, medical, legal, hindi }) => `| ${page} | ${medical} | ${legal} | ${hindi} |`),
      ].join("\n"),
    ),
    [
      "## Facts that are not certain",
      "",
      "| Fact | Certainty | Looked up | What it says |",
      "|---|---|---|---|",
      ...unsure.map((fact) => `| ${fact.key} | ${fact.certainty} | ${lookedUp(fact)} | ${fact[defaultLanguage]} |`),
    ].join("\n"),
    "",
  ].join("\n\n");
}

function lookedUp({ checked }: Fact): string {
  if (!checked) return "no";
  const place = checked.at ? ` ([seen here](${checked.at}))` : "";
  return `${checked.on}, ${checked.by}${place}`;
}

function listPlaces({ courses, articles, classPlans }: Content): Place[] {
  return [
    ...courses.flatMap((course) => [
      ...course.topics.map(({ id, review }) => ({
        group: course.name[defaultLanguage],
        page: id,
        files: new RegExp(`^courses/${course.id}/[^/]+/\\d+-${id}/`),
        review,
      })),
      ...course.cases.map(({ id }) => ({
        group: course.name[defaultLanguage],
        page: `case ${id}`,
        files: new RegExp(`^courses/${course.id}/cases/${id}\\.yaml$`),
      })),
    ]),
    ...articles.map(({ topic, id, review }) => ({
      group: "Articles",
      page: `${topic}/${id}`,
      files: new RegExp(`^articles/${topic}/${id}/`),
      review,
    })),
    ...classPlans.map(({ id }) => ({
      group: "Class plans",
      page: id,
      files: new RegExp(`^class-plans/${id}\\.yaml$`),
    })),
  ];
}

/** "page 2", "quiz", "text": what of a page a reader looks at. */
function describePart(file: string): string {
  const name = file.split("/").at(-1) ?? "";
  const page = /^(\d+)\./.exec(name)?.[1];
  if (page) return `page ${page}`;
  if (name === "quiz.yaml") return "quiz";
  return name === "topic.yaml" || name === "article.yaml" ? "summary" : "text";
}
