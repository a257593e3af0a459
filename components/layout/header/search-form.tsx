import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { longestQuery } from "@/lib/contract/search";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";
import { SearchHelp } from "./search-help";

/** A plain HTML form for `/search?query=` (rule: home.search). `id`: the field's id, for pages with several forms. */
export function SearchForm({
  language,
  id = "search",
  query = "",
}: {
  language: Language;
  id?: string;
  query?: string;
}) {
  const t = translatorFor(language, "search");
  return (
    <search>
      <form action="/search" method="get">
        <label htmlFor={id} className="mb-1 block font-semibold">
          {t("label")}
        </label>
        <span className="flex gap-2">
          <input
            id={id}
            name="query"
            type="search"
            required
            defaultValue={query}
            maxLength={longestQuery}
            enterKeyHint="search"
            autoComplete="off"
            className="min-h-12 w-full min-w-0 rounded-control border border-line bg-white px-3 py-2 text-ink [html:lang(hi)_&]:pt-[calc(0.5rem+0.12em)] [html:lang(hi)_&]:pb-[calc(0.5rem-0.12em)]"
          />
          <Button type="submit" className="shrink-0 max-sm:!py-2">
            <Icon name="search" />
            <span className="sr-only sm:not-sr-only">{t("search")}</span>
          </Button>
        </span>
        <SearchHelp language={language} />
      </form>
    </search>
  );
}
