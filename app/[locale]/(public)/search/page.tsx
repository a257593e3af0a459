import type { Metadata } from "next";
import { HelplinesBox } from "@/components/articles/helplines-box";
import { CallButtons } from "@/components/layout/danger/call-buttons";
import { dangerTexts } from "@/components/layout/danger/danger-texts";
import { SearchForm } from "@/components/layout/header/search-form";
import { Breadcrumb } from "@/components/layout/metadata/breadcrumb";
import { Emergencies, Results, Suggestion } from "@/components/search/results";
import { queryFrom, searchPortal } from "@/components/search/search-portal";
import { SuggestedPages } from "@/components/search/suggested-pages";
import { LinkButton } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";

type Props = { params: Promise<{ locale: Language }>; searchParams: Promise<{ query?: string | string[] }> };

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const t = translatorFor((await params).locale, "search");
  const query = queryFrom((await searchParams).query);
  return {
    title: query ? t("resultsFor", { query }) : t("title"),
    description: t("lead"),
    robots: { index: false, follow: true },
  };
}

export default async function SearchPage({ params, searchParams }: Props) {
  const { locale } = await params;
  const query = queryFrom((await searchParams).query);
  const outcome = query ? await searchPortal(query, locale) : null;
  const t = translatorFor(locale, "search");
  const found = outcome?.found;
  const calls = found?.calls ?? [];
  const helplines = (found?.helplines ?? []).filter((key) => !calls.includes(key));
  return (
    <div className="container-page pb-10">
      <Breadcrumb crumbs={[{ label: t("title") }]} language={locale} />
      <div className="max-w-[44rem]">
        {/* A smaller heading leaves room in the first view of a phone: for the numbers to call (rule: danger.first), and for
            the results below helplines. */}
        <h1 className={`wrap-anywhere ${calls.length > 0 || helplines.length > 0 ? "text-title" : ""}`}>
          {query ? t("resultsFor", { query }) : t("title")}
        </h1>
        <CallButtons keys={calls} texts={dangerTexts(locale)} className="mt-1" />
        <Emergencies emergencies={found?.emergencies ?? []} language={locale} />
        {!query && <p className="mt-2">{t("lead")}</p>}
        <HelplinesBox
          keys={helplines}
          urgent={helplines.slice(0, 1)}
          language={locale}
          brief={calls.length > 0}
          short
          className="mt-4"
        />
        <div className="mt-4">
          <SearchForm language={locale} query={query} quiet={calls.length > 0 || helplines.length > 0} />
        </div>
        {outcome?.error && (
          <Notice kind="error" className="mt-6">
            {outcome.error}
          </Notice>
        )}
        {found && found.total > 0 && <Results found={found} language={locale} />}
        {found?.total === 0 && (
          <div role="status" className="mt-6">
            <p className="font-semibold">{t("nothing")}</p>
            {found.suggestion && <Suggestion suggestion={found.suggestion} language={locale} />}
            <p className="mt-2">{t("nothingTip")}</p>
            <LinkButton href="/help/assistant" look="secondary" className="mt-3">
              {t("askAssistant")}
            </LinkButton>
          </div>
        )}
      </div>
      {!found?.total && calls.length === 0 && <SuggestedPages language={locale} hasHelplines={helplines.length > 0} />}
    </div>
  );
}
