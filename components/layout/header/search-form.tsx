import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { renderOnce } from "@/components/ui/static-html/render-html";
import { portalContent, telephoneAddress } from "@/lib/api/content/portal-content";
import { dangers, helplineKeysFor } from "@/lib/contract/danger/kinds";
import { longestQuery } from "@/lib/contract/search";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";

type Props = { language: Language; id?: string; query?: string; quiet?: boolean };

/** A plain HTML form for `/search?query=` (rule: home.search). `id`: the field's id, for pages with several forms. `quiet`: the page has numbers to call, whose buttons alone are filled. */
export function SearchForm({ language, id = "search", query = "", quiet = false }: Props) {
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
          <Button type="submit" look={quiet ? "secondary" : "primary"} className="shrink-0 max-sm:!py-2">
            <Icon name="search" />
            <span className="sr-only sm:not-sr-only">{t("search")}</span>
          </Button>
        </span>
        <SearchHelp language={language} />
      </form>
    </search>
  );
}

/**
 * The numbers of the helplines for words of danger that are typed into the search field beside them
 * (rule: danger.help). They are in the page's HTML, so that they need no connection, and no part of the page until
 * `helpInDanger` shows those that help.
 */
function SearchHelp({ language }: { language: Language }) {
  const html = renderOnce(`search help ${language}`, () => <Numbers language={language} />);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered from our own component
  return <template data-search-help="" dangerouslySetInnerHTML={{ __html: html }} />;
}

function Numbers({ language }: { language: Language }) {
  const t = translatorFor(language, "danger");
  const { helplines } = portalContent();
  return (
    <section aria-label={t("title")} className="mt-3 rounded-card border-2 border-peacock bg-white px-4 py-3 text-ink">
      <p className="flex items-center gap-2 font-bold">
        <Icon name="phone" className="size-5 text-peacock" /> {t("title")}
      </p>
      <ul className="mt-2 flex flex-wrap gap-2">
        {helplineKeysFor(dangers).flatMap((key) =>
          helplines
            .filter((each) => each.key === key)
            .map(({ name, number }) => (
              <li key={key} data-helpline={key} hidden>
                <a
                  href={telephoneAddress(number)}
                  className="inline-flex min-h-12 items-center gap-2 rounded-control border border-peacock px-3 lowered-0 leading-snug no-underline hover:bg-peacock-tint"
                >
                  <span>{name[language]}</span> <span className="font-bold">{number}</span>
                </a>
              </li>
            )),
        )}
      </ul>
    </section>
  );
}
