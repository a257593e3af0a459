import { getTranslations } from "next-intl/server";
import { Button } from "@/components/ui/button";
import { longestQuery } from "@/lib/contract/search";

/** A plain form that leads to the results: it needs no JavaScript. */
export async function SearchForm({ query = "", id = "search" }: { query?: string; id?: string }) {
  const t = await getTranslations("search");
  return (
    <search>
      <form action="/search" method="get" className="flex flex-col gap-2 sm:flex-row sm:items-end">
        <div className="min-w-0 flex-1">
          <label htmlFor={id} className="mb-1 block font-semibold">
            {t("label")}
          </label>
          <input
            id={id}
            name="query"
            type="search"
            defaultValue={query}
            maxLength={longestQuery}
            enterKeyHint="search"
            autoComplete="off"
            className="block min-h-12 w-full rounded-control border border-line bg-white px-3 py-2 text-ink"
          />
        </div>
        <Button type="submit">{t("search")}</Button>
      </form>
    </search>
  );
}
