import { LinkButton } from "@/components/ui/button";
import { StateScreen } from "@/components/ui/state-screen";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";
import { Example, Examples } from "./example";
import { FailedPage } from "./failed-page";
import styles from "./gallery.module.css";

const otherPictures = ["offline", "empty-courses", "try-again", "congratulations"];

export function Screens({ language }: { language: Language }) {
  const t = translatorFor(language, "errors");
  return (
    <Examples>
      <Example caption='<StateScreen picture="/images/states/not-found.svg">' whole>
        <div className={styles.framed}>
          <StateScreen
            picture="/images/states/not-found.svg"
            title={t("notFoundTitle")}
            actions={
              <>
                <LinkButton href="#Screens">{t("home")}</LinkButton>
                <LinkButton href="#Screens" look="secondary">
                  {t("toCourses")}
                </LinkButton>
              </>
            }
          >
            <p>{t("notFoundText")}</p>
          </StateScreen>
        </div>
      </Example>
      {otherPictures.map((picture) => (
        <Example key={picture} caption={`picture="/images/states/${picture}.svg", without actions`}>
          <div className={styles.framed}>
            <StateScreen picture={`/images/states/${picture}.svg`} title={t("unavailableTitle")} actions={null}>
              <p>{t("unavailableText")}</p>
            </StateScreen>
          </div>
        </Example>
      ))}
      <Example caption="<ErrorScreen error>" whole>
        <div className={styles.framed}>
          <FailedPage />
        </div>
      </Example>
    </Examples>
  );
}
