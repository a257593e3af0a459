import { SelectField, TextField } from "@/components/forms/field";
import { Button, LinkButton } from "@/components/ui/button";
import type { LogFilters } from "@/lib/contract/desk/access";
import { translatorFor } from "@/lib/platform/i18n/messages";

type Choice = { id: string; name: string };
type Props = { filters: LogFilters; staff: Choice[]; actions: Choice[]; entries: number };

/** The filters of the log as a GET form, and links to the filtered entries as files. */
export function LogFilter({ filters, staff, actions, entries }: Props) {
  const { language, ...chosen } = filters;
  const t = translatorFor(language, "desk");
  const options = (choices: Choice[]) => choices.map(({ id, name }) => ({ value: id, label: name }));
  const fileHref = (format: string) => `/api/desk/log/file?${new URLSearchParams({ ...chosen, language, format })}`;
  return (
    <>
      <form
        method="get"
        className="mt-4 rounded-card border border-hairline bg-white p-4"
        aria-label={t("figures.filters")}
      >
        <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
          <SelectField
            id="who"
            name="who"
            label={t("log.who")}
            defaultValue={chosen.who}
            placeholder={t("figures.all")}
            options={options(staff)}
          />
          <SelectField
            id="action"
            name="action"
            label={t("log.action")}
            defaultValue={chosen.action}
            placeholder={t("figures.all")}
            options={options(actions)}
          />
          <TextField id="from" name="from" type="date" label={t("log.from")} defaultValue={chosen.from} />
          <TextField id="to" name="to" type="date" label={t("log.to")} defaultValue={chosen.to} />
        </div>
        <Button type="submit" className="mt-4 w-full sm:w-auto">
          {t("log.show")}
        </Button>
      </form>
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <p role="status">{t("log.found", { count: entries })}</p>
        {entries > 0 &&
          (["csv", "xlsx"] as const).map((format) => (
            <LinkButton
              key={format}
              look="secondary"
              size="small"
              href={fileHref(format)}
              aria-label={`${t(`figures.${format}`)}: ${t("sections.log")}`}
            >
              {t(`figures.${format}`)}
            </LinkButton>
          ))}
      </div>
    </>
  );
}
