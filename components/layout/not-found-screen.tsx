import { LinkButton } from "@/components/ui/button";
import { StateScreen } from "@/components/ui/state-screen";
import { renderOnce } from "@/components/ui/static-html/render-html";
import { StaticHtml } from "@/components/ui/static-html/static-html";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";

/** Rendered once in a language: Next includes it in the data of every page. */
export function NotFoundScreen({ language }: { language: Language }) {
  return (
    <StaticHtml
      id={`not-found-${language}`}
      html={renderOnce(`not found ${language}`, () => <Screen language={language} />)}
    />
  );
}

function Screen({ language }: { language: Language }) {
  const t = translatorFor(language, "errors");
  const actions = (
    <>
      <LinkButton href="/">{t("home")}</LinkButton>
      <LinkButton look="secondary" href="/courses">
        {t("toCourses")}
      </LinkButton>
    </>
  );
  return (
    <StateScreen picture="/images/states/not-found.svg" title={t("notFoundTitle")} actions={actions}>
      <p>{t("notFoundText")}</p>
    </StateScreen>
  );
}
