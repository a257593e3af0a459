import { LinkButton } from "@/components/ui/button";
import { type FigureFilters, type FigureTable, opinionKinds } from "@/lib/contract/desk/programmes";
import { translatorFor } from "@/lib/platform/i18n/messages";

type Props = { table: FigureTable; name: string; filters: FigureFilters; isExact: boolean };

/** Links to a table as files, with the filters of the page, and a note on how its numbers are rounded. */
export function TableFiles({ table, name, filters, isExact }: Props) {
  const t = translatorFor(filters.language, "desk");
  const fileHref = (format: string) =>
    `/api/desk/programmes/file?${new URLSearchParams({ ...filters, table, format })}`;
  const hasNumbers = !opinionKinds.some((kind) => kind === table);
  return (
    <div className="mt-3 flex flex-wrap items-center gap-3">
      {(["csv", "xlsx"] as const).map((format) => (
        <LinkButton
          key={format}
          look="secondary"
          size="small"
          href={fileHref(format)}
          aria-label={`${t(`figures.${format}`)}: ${name}`}
        >
          {t(`figures.${format}`)}
        </LinkButton>
      ))}
      {hasNumbers && (
        <p className="basis-full text-small text-ink-soft">{t(isExact ? "figures.exact" : "figures.rounded")}</p>
      )}
    </div>
  );
}
