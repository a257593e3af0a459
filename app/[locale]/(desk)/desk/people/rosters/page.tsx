import { deskPage } from "@/components/desk/desk-page";
import { Outcome } from "@/components/desk/outcome";
import { DeskPager } from "@/components/desk/pager";
import { addressWith, RosterList } from "@/components/desk/people/roster-list";
import { RosterMoves } from "@/components/desk/people/roster-moves";
import { TextField } from "@/components/forms/field";
import { titleMetadata } from "@/components/layout/metadata/page-metadata";
import { Button } from "@/components/ui/button";
import { resultOr } from "@/lib/api/server";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";

type Props = {
  params: Promise<{ locale: Language }>;
  searchParams: Promise<{ find?: string; page?: string; outcome?: string }>;
};

export const generateMetadata = titleMetadata("desk", "roster.title");

/** The institutions of the area, to choose whose people move (rule: desk.rosters). */
export default async function DeskRosters({ params, searchParams }: Props) {
  const [{ locale }, query] = await Promise.all([params, searchParams]);
  const t = translatorFor(locale, "desk");
  const find = String(query.find ?? "").slice(0, 120);
  const pageHref = (page: number) =>
    addressWith("/desk/people/rosters", { find, page: page === 1 ? "" : String(page) });
  const here = pageHref(1);
  return deskPage({
    language: locale,
    here,
    permission: "people",
    title: t("roster.title"),
    content: async (api) => {
      const { data, moves, page, pages } = await resultOr(
        api.desk.listRosters({ find, page: Number(query.page ?? 1), language: locale }),
        here,
      );
      return (
        <>
          <p className="mt-1">
            <a href="/desk/people" className="inline-flex min-h-11 items-center font-semibold">
              {t("people.back")}
            </a>
          </p>
          <Outcome outcome={query.outcome} language={locale} />
          <p className="mt-2">{t("roster.lead")}</p>
          <RosterMoves moves={moves} language={locale} back={here} />
          <form method="get" aria-label={t("roster.find")} className="mt-4 flex flex-wrap items-end gap-3">
            <div className="min-w-0 flex-1 basis-64">
              <TextField
                id="find"
                name="find"
                type="search"
                label={t("roster.find")}
                defaultValue={find}
                maxLength={120}
              />
            </div>
            <Button type="submit">{t("people.search")}</Button>
          </form>
          {data.length === 0 ? (
            <p className="mt-6">{t("roster.none")}</p>
          ) : (
            <RosterList rosters={data} language={locale} />
          )}
          <DeskPager page={page} pages={pages} language={locale} pageHref={pageHref} />
        </>
      );
    },
  });
}
