import "server-only";
import {
  type FigureFilters,
  type FigureTable,
  measures,
  type OpinionKind,
  smallestGroup,
} from "../../contract/desk/programmes";
import { dayInIndia } from "../../platform/i18n/dates";
import { translatorFor } from "../../platform/i18n/messages";
import type { ApiClient } from "../backend";
import { groupCells, groupHead } from "../files/figure-groups";
import { type Cell, dayCell } from "../files/table-file";

type Rows = Iterable<Cell[]> | AsyncIterable<Cell[]>;
/** `incomplete`: some people are not counted yet. `hidden`: they are too few to be shown. */
type Table = { name: string; rows: Rows; incomplete: boolean; hidden?: boolean };
type TableQuery = { api: ApiClient; filters: FigureFilters; t: ReturnType<typeof translatorFor<"desk">> };

type CourseFigures = Awaited<ReturnType<ApiClient["desk"]["courseFigures"]>>;
type Words = TableQuery["t"];

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
  topics: courseTable(
    "figures.topics",
    [
      "figures.topic",
      "figures.opened",
      "figures.read",
      "figures.quizPassed",
      "figures.done",
      "figures.droppedOffPercent",
    ],
    ({ topics }) =>
      topics.map((each) => [
        each.topic,
        shown(each.opened),
        shown(each.read),
        shown(each.quizPassed),
        shown(each.completed),
        orNone(each.droppedOff),
      ]),
  ),
  questions: courseTable(
    "figures.questions",
    ["figures.question", "figures.topic", "figures.answered", "figures.rightPercent", "figures.fit"],
    ({ questions }) =>
      questions.map((each) => [
        each.question,
        each.topic,
        shown(each.answered),
        orNone(each.right),
        orNone(each.discrimination),
      ]),
  ),
  gains: courseTable(
    "figures.gains",
    ["figures.people", "figures.situations", "figures.before", "figures.after", "figures.gain", "figures.deviation"],
    ({ gains }) =>
      gains
        ? [
            [
              shown(gains.people),
              gains.of,
              orNone(gains.before),
              orNone(gains.after),
              orNone(gains.gain),
              orNone(gains.deviation),
            ],
          ]
        : [],
  ),
  recalled: courseTable(
    "figures.recall",
    ["figures.topic", "figures.recallAsked", "figures.recallKnow", "figures.recallSharePercent"],
    ({ recalled }, t) =>
      recalled.map((each) => [
        each.topic || t("figures.recallAll"),
        shown(each.asked),
        shown(each.known),
        orNone(each.share),
      ]),
  ),
  ratings: courseTable("figures.ratings", ["figures.starsHead", "figures.people"], ({ ratings }) =>
    ratings.map(({ stars, people }) => [stars, shown(people)]),
  ),
  feedback: (query) => texts(query, "feedback"),
  reasons: (query) => texts(query, "reasons"),
};

/** A table of the figures of a course: its name and its head by the keys of their texts. */
function courseTable(
  name: Parameters<Words>[0],
  head: Parameters<Words>[0][],
  rowsOf: (figures: CourseFigures, t: Words) => Cell[][],
): (query: TableQuery) => Promise<Table> {
  return async ({ api, filters, t }) => {
    const figures = await api.desk.courseFigures(filters);
    const { incomplete, hidden } = figures;
    const rows = [head.map((key) => t(key)), ...rowsOf(figures, t)];
    return { name: t(name), rows, incomplete, hidden };
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
export async function programmeTable(
  api: ApiClient,
  table: FigureTable,
  filters: FigureFilters,
): Promise<{ name: string; rows: Rows }> {
  const t = translatorFor(filters.language, "desk");
  const { name, rows, incomplete, hidden } = await tables[table]({ api, filters, t });
  if (hidden) return { name, rows: withLastRow(rows, [t("figures.tooFew")]) };
  return { name, rows: incomplete ? withLastRow(rows, [t("figures.incompleteFile")]) : rows };
}
