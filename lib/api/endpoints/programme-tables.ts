import "server-only";
import { type FigureFilters, type FigureTable, measures, type OpinionKind, smallestGroup } from "../../contract/desk/programmes";
import { dayInIndia } from "../../platform/i18n/dates";
import { translatorFor } from "../../platform/i18n/messages";
import type { ApiClient } from "../backend";
import type { Cell } from "../files/table-file";

type Table = { name: string; rows: Iterable<Cell[]> | AsyncIterable<Cell[]> };
type TableQuery = { api: ApiClient; filters: FigureFilters; t: ReturnType<typeof translatorFor<"desk">> };

/** A number as a number; one that is not shown as a text (rule: desk.small-groups). */
const shown = (figure: number | null): Cell => figure ?? `<${smallestGroup}`;
const orNone = (figure: number | null): Cell => figure ?? "–";

const tables: Record<FigureTable, (query: TableQuery) => Promise<Table>> = {
  async figures({ api, filters, t }) {
    const { rows, total } = await api.desk.programmeFigures(filters);
    const dimension = t(`figures.dimensions.${filters.by}`);
    const head = [dimension, ...measures.map((measure) => t(`figures.measures.${measure}`))];
    const body = rows.map(({ label, figures }) => [label || t("figures.unknown"), ...measures.map((measure) => shown(figures[measure]))]);
    return { name: t("figures.table", { dimension }), rows: [head, ...body, [t("figures.total"), ...measures.map((measure) => shown(total[measure]))]] };
  },
  async topics({ api, filters, t }) {
    const { topics } = await api.desk.courseFigures(filters);
    const head = [t("figures.topic"), t("figures.opened"), t("figures.read"), t("figures.quizPassed"), t("figures.done"), t("figures.droppedOffPercent")];
    const body = topics.map((each) => [
      each.topic,
      shown(each.opened),
      shown(each.read),
      shown(each.quizPassed),
      shown(each.completed),
      orNone(each.droppedOff),
    ]);
    return { name: t("figures.topics"), rows: [head, ...body] };
  },
  async questions({ api, filters, t }) {
    const { questions } = await api.desk.courseFigures(filters);
    const head = [t("figures.question"), t("figures.topic"), t("figures.answered"), t("figures.rightPercent"), t("figures.fit")];
    const body = questions.map((each) => [each.question, each.topic, shown(each.answered), orNone(each.right), orNone(each.discrimination)]);
    return { name: t("figures.questions"), rows: [head, ...body] };
  },
  async gains({ api, filters, t }) {
    const { gains } = await api.desk.courseFigures(filters);
    const head = [t("figures.question"), t("figures.answer"), t("figures.before"), t("figures.after")];
    const body = gains.flatMap(({ question, answers }) => answers.map(({ answer, before, after }) => [question, answer, shown(before), shown(after)]));
    return { name: t("figures.gains"), rows: [head, ...body] };
  },
  async ratings({ api, filters, t }) {
    const { ratings } = await api.desk.courseFigures(filters);
    return { name: t("figures.ratings"), rows: [[t("figures.starsHead"), t("figures.people")], ...ratings.map(({ stars, people }) => [stars, shown(people)])] };
  },
  feedback: (query) => texts(query, "feedback"),
  reasons: (query) => texts(query, "reasons"),
};

/** Some texts at a time: a course can have hundreds of thousands. The first are read before the file begins, so an error is still an error. */
async function texts({ api, filters, t }: TableQuery, kind: OpinionKind): Promise<Table> {
  const first = await api.desk.courseOpinions({ ...filters, kind });
  const rows = async function* (): AsyncGenerator<Cell[]> {
    yield [t("figures.text"), t("figures.writtenOn")];
    for (let page = first; ; page = await api.desk.courseOpinions({ ...filters, kind, after: page.next })) {
      for (const { text, writtenAt } of page.opinions) yield [text, dayInIndia(writtenAt)];
      if (page.next === null) return;
    }
  };
  return { name: t(`figures.${kind}`), rows: rows() };
}

/** A table of the programmes with its head, for a file. */
export function programmeTable(api: ApiClient, table: FigureTable, filters: FigureFilters): Promise<Table> {
  return tables[table]({ api, filters, t: translatorFor(filters.language, "desk") });
}
