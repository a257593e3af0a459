import { type FigureFilters, opinionKinds, type FigureTable as TableName } from "@/lib/contract/desk/programmes";
import { translatorFor } from "@/lib/platform/i18n/messages";
import { FileLinks } from "../links";
import { type FigureCell, FigureTable } from "./figure-table";

type FilesProps = { table: TableName; name: string; filters: FigureFilters; isExact: boolean };

/** Links to a table as files, with the filters of the page, and a note on how its numbers are rounded. */
export function TableFiles({ table, name, filters, isExact }: FilesProps) {
  const t = translatorFor(filters.language, "desk");
  const hasNumbers = !opinionKinds.some((kind) => kind === table);
  return (
    <div className="mt-3 flex flex-wrap items-center gap-3">
      <FileLinks address="/api/desk/programmes/file" query={{ ...filters, table }} name={name} />
      {hasNumbers && (
        <p className="basis-full text-small text-ink-soft">{t(isExact ? "figures.exact" : "figures.rounded")}</p>
      )}
    </div>
  );
}

type Props = FilesProps & { head: string[]; rows: FigureCell[][]; foot?: string[]; caption?: string };

/** A table of figures and its files. `name`: of the files, and without `caption` above the table. */
export function TableWithFiles({ head, rows, foot, caption, ...files }: Props) {
  const t = translatorFor(files.filters.language, "desk");
  const texts = {
    find: t("figures.filterRows"),
    sortBy: head.map((column) => t("figures.sortBy", { column })),
    previous: t("previous"),
    next: t("next"),
    page: t("figures.page"),
  };
  return (
    <>
      <FigureTable caption={caption ?? files.name} head={head} rows={rows} foot={foot} texts={texts} />
      <TableFiles {...files} />
    </>
  );
}
