import { SelectField, TextField } from "@/components/forms/field";
import { Button, LinkButton } from "@/components/ui/button";
import type { LogFilters, LoggedAction } from "@/lib/contract/desk/access";
import { dateAndTime } from "@/lib/platform/i18n/dates";
import type { Language } from "@/lib/platform/i18n/language";
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

/** The log of staff actions: a sentence each, its details and a link to the person. On a phone a row is a card. */
export function ActionLog({ actions, language }: { actions: LoggedAction[]; language: Language }) {
  const t = translatorFor(language, "desk");
  if (actions.length === 0) return <p className="mt-4">{t("log.none")}</p>;
  return (
    <ol className="mt-4 divide-y divide-hairline rounded-card border border-hairline bg-white">
      {actions.map(({ id, staff, words, facts, personId, happenedAt }) => (
        <li key={id} className="grid gap-x-4 gap-y-1 px-4 py-3 md:grid-cols-[14rem_1fr_auto]">
          <time dateTime={happenedAt} className="text-small text-ink-soft">
            {dateAndTime(happenedAt, language)}
          </time>
          <div className="[overflow-wrap:anywhere]">
            <p id={`entry-${id}`}>{words}</p>
            <p className="text-small text-ink-soft">{[...facts, staff].join(" · ")}</p>
          </div>
          {personId && (
            <a
              href={`/desk/people/${personId}`}
              aria-describedby={`entry-${id}`}
              className="inline-flex min-h-11 items-center justify-self-start font-semibold"
            >
              {t("log.person")}
            </a>
          )}
        </li>
      ))}
    </ol>
  );
}
