import { Icon } from "@/components/ui/icon";
import { renderOnce } from "@/components/ui/static-html/render-html";
import { portalContent, telephoneAddress } from "@/lib/api/content/portal-content";
import { dangers, helplineKeysFor } from "@/lib/contract/danger/kinds";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";

/**
 * The numbers of the helplines for words of danger that are typed into the search field beside them
 * (rule: danger.help). They are in the page's HTML, so that they need no connection, and no part of the page until
 * `listenForDanger` shows those that help.
 */
export function SearchHelp({ language }: { language: Language }) {
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
