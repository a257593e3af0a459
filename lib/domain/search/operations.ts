import { dangersIn } from "../../contract/danger";
import { callFirst } from "../../contract/danger/kinds";
import { emergenciesIn } from "../../contract/emergencies";
import { type Found, type FoundHit, mostBest } from "../../contract/search";
import type { Content } from "../../platform/content";
import type { Emergency } from "../../platform/content/shared/emergencies";
import type { CallContext, Operations } from "../call";
import { listEnrolledCourses } from "../learning";
import { findMatches, indexFor, type Match } from "./find";
import { makeSnippet, marked } from "./snippet";
import { courseAddress } from "./sources/courses";

/** The most results of one kind. */
const mostOfAKind = 20;

/** The calls of `search`: public content in one language, grouped by kind (rule: search.results). */
export const search: Operations<"search"> = {
  async find(context, { query }) {
    const { content, language, limits, address } = context;
    const question = String(query ?? "");
    if (!question)
      return { query: "", total: 0, groups: [], best: [], suggestion: null, helplines: [], calls: [], emergencies: [] };
    await limits.pace("search", address);
    const index = indexFor(content);
    const matches = findMatches(content, language, question);
    const emergencies = emergenciesFor(content, question);
    const enrolled = await enrolledIn(context, matches);
    return {
      query: question,
      total: matches.length,
      groups: groupByKind(matches, enrolled),
      best: matches.slice(0, mostBest).map((match) => ({ ...asHit(match, enrolled), kind: match.document.kind })),
      suggestion: index.suggest(question),
      helplines: index.helplinesFor(question),
      calls: emergencies[0]?.numbers ?? [...callFirst(dangersIn(question))],
      emergencies: emergencies.map(({ id, title, lines, link }) => ({
        id,
        title: title[language],
        lines: lines[language],
        address: link,
      })),
    };
  },
};

/** More than two lists of six lines is nothing that somebody in a hurry reads. */
const mostEmergencies = 2;

/** The emergencies of which a search tells, the most urgent first (rule: search.emergency). */
function emergenciesFor({ emergencies }: Content, question: string): Emergency[] {
  return emergenciesIn(question)
    .flatMap((id) => emergencies.filter((each) => each.id === id))
    .slice(0, mostEmergencies);
}

/** The courses of the found lessons in which the caller is enrolled. */
async function enrolledIn({ db, learner }: CallContext, matches: Match[]): Promise<ReadonlySet<string>> {
  if (!learner || matches.every(({ document }) => document.course === null)) return new Set();
  return new Set(await listEnrolledCourses(db, learner));
}

/** Groups the matches by kind, starting with the kind of the best match. */
function groupByKind(matches: Match[], enrolled: ReadonlySet<string>): Found["groups"] {
  return [...Map.groupBy(matches, ({ document }) => document.kind)].map(([kind, found]) => ({
    kind,
    count: found.length,
    hits: found.slice(0, mostOfAKind).map((match) => asHit(match, enrolled)),
  }));
}

/** A lesson leads to the public description of its course where the caller is not enrolled. */
function asHit({ document, stems }: Match, enrolled: ReadonlySet<string>): FoundHit {
  return {
    title: marked(document.title, stems),
    snippet: makeSnippet(
      isIn(document.text, document.summary) ? document.text : `${document.summary} ${document.text}`,
      stems,
    ),
    address: addressFor(document, enrolled),
    place: document.place,
  };
}

function addressFor({ address, course }: Match["document"], enrolled: ReadonlySet<string>): string {
  return course === null || enrolled.has(course) ? address : courseAddress(course);
}

/** A lesson's summary is its topic's name, which is shown beside it already. */
function isIn(text: string, summary: string): boolean {
  return summary.length < 60 || text.startsWith(summary);
}
