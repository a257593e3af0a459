import "server-only";
import {
  type FigureFilters,
  type FigureTable,
  measures,
  type OpinionKind,
  smallestGroup,
} from "../../contract/desk/programmes";
import { dayInIndia } from "../../platform/i18n/dates";
import { messagesIn, type Translator, translatorFor } from "../../platform/i18n/messages";
import type { ApiClient } from "../backend";
import { groupCells, groupHead } from "../files/figure-groups";
import { type Cell, dayCell } from "../files/table-file";

type Rows = Iterable<Cell[]> | AsyncIterable<Cell[]>;
/** `incomplete`: some people are not counted yet. `hidden`: they are too few to be shown. */
type Table = { name: string; rows: Rows; incomplete: boolean; hidden?: boolean };
type TableQuery = { api: ApiClient; filters: FigureFilters; t: Translator<"desk"> };

type CourseFigures = Awaited<ReturnType<ApiClient["desk"]["courseFigures"]>>;

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
  rowsOf: (figures: CourseFigures, t: TableQuery["t"]) => Cell[][],
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
