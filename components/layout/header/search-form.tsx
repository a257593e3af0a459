import { getTranslations } from "next-intl/server";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { longestQuery } from "@/lib/contract/search";

/** A plain HTML form for `/search?query=` (rule: home.search). `id`: the field's id, for pages with several forms. */
export async function SearchForm({ id = "search", query = "" }: { id?: string; query?: string }) {
  const t = await getTranslations("search");
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
            className="min-h-12 w-full min-w-0 rounded-control border border-line bg-white px-3 text-ink"
          />
          <Button type="submit" className="shrink-0">
            <Icon name="search" />
            <span className="sr-only sm:not-sr-only">{t("search")}</span>
          </Button>
        </span>
      </form>
    </search>
  );
}
