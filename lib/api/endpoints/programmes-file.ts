import "server-only";
import { ORPCError } from "@orpc/client";
import * as z from "zod";
import {
  type FigureFilters,
  type FigureTable,
  figureFilters,
  figureTables,
  measures,
  type OpinionKind,
  smallestGroup,
} from "../../contract/desk/programmes";
import { type Content, content } from "../../platform/content";
import { dayInIndia } from "../../platform/i18n/dates";
import { messagesIn, type Translator, translatorFor } from "../../platform/i18n/messages";
import type { ApiClient } from "../backend";
import { groupCells, groupHead } from "../files/figure-groups";
import { fileName } from "../files/file-name";
import { type Cell, dayCell, type FileFormat, fileFormats, tableFile } from "../files/table-file";
import { serveFile } from "./serve-file";

const fileQuery = figureFilters.extend({
  table: z.enum(figureTables).default("figures"),
  format: z.enum(Object.keys(fileFormats) as FileFormat[]).default("csv"),
});

/** A table of `/desk/programmes` as a file, by the API client: roles and small groups hold here too. */
export function serveProgrammesFile(request: Request): Promise<Response> {
  return serveFile(request, async ({ api }) => {
    const read = fileQuery.safeParse(Object.fromEntries(new URL(request.url).searchParams));
    // The permission is checked before the address is parsed.
    await api.desk.overview({});
    if (!read.success) throw new ORPCError("BAD_REQUEST", { message: "Input validation failed" });
    const { table, format, ...filters } = read.data;
    const { name, rows } = await programmeTable(api, table, filters satisfies FigureFilters);
    const period = await countedPeriod(api, filters);
    const today = dayInIndia(new Date().toISOString());
    return {
      type: fileFormats[format].contentType,
      name: programmeFileName(content().places, table, filters, period, today, format),
      body: tableFile(format, name, rows),
    };
  });
}

/** The counted months, which for partners may be more than the requested ones. */
async function countedPeriod(api: ApiClient, filters: FigureFilters): Promise<{ from: string; to: string }> {
  if (!filters.from && !filters.to) return { from: "", to: "" };
  return (await api.desk.programmeFigures(filters)).period ?? filters;
}

type Period = { from: string; to: string };

/** The file name of a table of the programmes: the table, its filters, and the counted months or else today's date. */
export function programmeFileName(
  places: Content["places"],
  table: FigureTable,
  filters: FigureFilters,
  period: Period,
  today: string,
  ending: string,
): string {
  const { by, course, campaign, state, district } = filters;
  const stateName = places.states.find(({ id }) => String(id) === state)?.en ?? state;
  const districtName =
    places.districts.get(Number(state))?.find(({ en, hi }) => [en, hi].includes(district))?.en ?? district;
  const dimension = table === "figures" && by !== "state" ? `by-${by}` : "";
  return fileName(
    [
      table === "figures" ? "progress" : table,
      course,
      stateName,
      districtName,
      campaign,
      dimension,
      inMonths(period, today),
    ],
    ending,
  );
}

function inMonths({ from, to }: Period, today: string): string {
  const [first, last] = [from.slice(0, 7), to.slice(0, 7)];
  if (!first && !last) return today;
  if (first === last) return first;
  return first && last ? `${first}-to-${last}` : first ? `from-${first}` : `until-${last}`;
}

type Rows = Iterable<Cell[]> | AsyncIterable<Cell[]>;
/** `incomplete`: some people are not counted yet. `hidden`: they are too few to be shown. */
type Table = { name: string; rows: Rows; incomplete: boolean; hidden?: boolean };
type TableQuery = { api: ApiClient; filters: FigureFilters; t: Translator<"desk"> };

/** A number, or a text in place of one that is not shown (rule: desk.small-groups). */
const shown = (figure: number | null): Cell => figure ?? `<${smallestGroup}`;
const orNone = (figure: number | null): Cell => figure ?? "–";

const tables: Record<FigureTable, (query: TableQuery) => Promise<Table>> = {
  async figures({ api, filters, t }) {
    const { rows, total, incomplete } = await api.desk.programmeFigures(filters);
    const dimension = t(`figures.dimensions.${filters.by}`);
    const groupsOf = ({ names, code }: { names: Cell[]; code: Cell[] }): Cell[] => [...names, ...code];
    const groups = groupsOf(groupHead(filters.by, filters.language));
    const head = [...groups, ...measures.map((measure) => t(`figures.measures.${measure}`))];
    const body = rows.map((row) => [
      ...groupsOf(groupCells(filters.by, row, filters.language)),
      ...measures.map((measure) => shown(row.figures[measure])),
    ]);
    const foot = [
      t("figures.total"),
      ...groups.slice(1).map(() => ""),
      ...measures.map((measure) =>
        total.registered === null && measure !== "registered" ? "–" : shown(total[measure]),
      ),
    ];
    return { name: t("figures.table", { dimension }), rows: [head, ...body, foot], incomplete };
  },
  topics: ofCourse("topics", ["topic", "opened", "read", "quizPassed", "done", "droppedOffPercent"], ({ topics }) =>
    topics.map(({ topic, opened, read, quizPassed, completed, droppedOff }) => [
      topic,
      ...[opened, read, quizPassed, completed].map(shown),
      orNone(droppedOff),
    ]),
  ),
  questions: ofCourse("questions", ["question", "topic", "answered", "rightPercent", "fit"], ({ questions }) =>
    questions.map(({ question, topic, answered, right, discrimination }) => [
      question,
      topic,
      shown(answered),
      orNone(right),
      orNone(discrimination),
    ]),
  ),
  gains: ofCourse("gains", ["people", "situations", "before", "after", "gain", "deviation"], ({ gains }) => {
    if (!gains) return [];
    const { people, of, before, after, gain, deviation } = gains;
    return [[shown(people), of, ...[before, after, gain, deviation].map(orNone)]];
  }),
  recalled: ofCourse("recall", ["topic", "recallAsked", "recallKnow", "recallSharePercent"], ({ recalled }, t) =>
    recalled.map(({ topic, asked, known, share }) => [
      topic || t("figures.recallAll"),
      shown(asked),
      shown(known),
      orNone(share),
    ]),
  ),
  ratings: ofCourse("ratings", ["starsHead", "people"], ({ ratings }) =>
    ratings.map(({ stars, people }) => [stars, shown(people)]),
  ),
  feedback: (query) => texts(query, "feedback"),
  reasons: (query) => texts(query, "reasons"),
};

type Texts = ReturnType<typeof messagesIn>["desk"]["figures"];
type Word = { [Key in keyof Texts]: Texts[Key] extends string ? Key : never }[keyof Texts];

/** A table of one course: its name and head in words of the desk, and its rows. */
function ofCourse(
  name: Word,
  head: Word[],
  rowsOf: (figures: Awaited<ReturnType<ApiClient["desk"]["courseFigures"]>>, t: TableQuery["t"]) => Cell[][],
): (query: TableQuery) => Promise<Table> {
  return async ({ api, filters, t }) => {
    const figures = await api.desk.courseFigures(filters);
    const texts = messagesIn(filters.language).desk.figures;
    const rows = [head.map((key) => texts[key]), ...rowsOf(figures, t)];
    return { name: texts[name], rows, incomplete: figures.incomplete, hidden: figures.hidden };
  };
}

/** Read in batches. The first is read before the response begins, so that an error still gets its status. */
async function texts({ api, filters, t }: TableQuery, kind: OpinionKind): Promise<Table> {
  const first = await api.desk.courseOpinions({ ...filters, kind });
  const rows = async function* (): AsyncGenerator<Cell[]> {
    yield [t("figures.text"), t("figures.writtenOn")];
    for (let page = first; ; page = await api.desk.courseOpinions({ ...filters, kind, after: page.next })) {
      for (const { text, writtenAt } of page.opinions) yield [text, dayCell(dayInIndia(writtenAt))];
      if (page.next === null) return;
    }
  };
  return { name: t(`figures.${kind}`), rows: rows(), incomplete: first.incomplete };
}

async function* withLastRow(rows: Rows, last: Cell[]): AsyncGenerator<Cell[]> {
  yield* rows;
  yield last;
}

/** A table of the programmes with its head, for a file. While some people are not counted yet, or where they are too few, its last row says so. */
export async function programmeTable(api: ApiClient, table: FigureTable, filters: FigureFilters) {
  const t = translatorFor(filters.language, "desk");
  const { name, rows, incomplete, hidden } = await tables[table]({ api, filters, t });
  if (hidden) return { name, rows: withLastRow(rows, [t("figures.tooFew")]) };
  return { name, rows: incomplete ? withLastRow(rows, [t("figures.incompleteFile")]) : rows };
}
