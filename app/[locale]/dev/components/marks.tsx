import { Signed, WithArrows } from "@/components/ui/drawn-signs";
import { Icon, type IconName } from "@/components/ui/icon";
import { iconPaths } from "@/components/ui/icon-paths";
import { Picture } from "@/components/ui/picture";
import { ProgressRing } from "@/components/ui/progress-ring";
import { Stars } from "@/components/ui/stars";
import { TickList } from "@/components/ui/tick-list";
import { colours } from "@/lib/platform/colours";
import type { Language } from "@/lib/platform/i18n/language";
import { messagesIn, translatorFor } from "@/lib/platform/i18n/messages";
import type { Examples } from "./example";
import styles from "./gallery.module.css";

/** As app/globals.css spells them: "peacock-deep". */
const colourNames = Object.keys(colours).map((name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`));

export function marks(language: Language): Examples {
  const t = translatorFor(language, "learning");
  const rings = [0, 35, 100].map((percent) => [
    `<ProgressRing percent={${percent}}>`,
    <ProgressRing key={percent} percent={percent} label={t("progress", { percent })} />,
  ]);
  return {
    of: {
      ...Object.fromEntries(rings),
      "<Signed sign>, <WithArrows>": (
        <p>
          <Signed sign="check">{t("statusLocked")}</Signed> <WithArrows text="1 -> 2" />
        </p>
      ),
      '<Picture alt="">: after the style sheet': (
        <Picture src="/images/states/quiz.svg" alt="" width={320} height={180} className="h-auto w-44" />
      ),
      "<Stars fills={[100, 100, 100, 60, 0]}>": (
        <Stars fills={[100, 100, 100, 60, 0]} label={t("rateStars", { stars: 3.6 })} />
      ),
      "<Stars>, all": <Stars fills={[100, 100, 100, 100, 100]} label={t("rateStars", { stars: 5 })} />,
      "<TickList lines>": <TickList lines={messagesIn(language).accounts.registerGains} />,
    },
    whole: {
      "<Icon name>": (
        <ul className={styles.icons}>
          {(Object.keys(iconPaths) as IconName[]).map((name) => (
            <li key={name}>
              <Icon name={name} />
              {name}
            </li>
          ))}
        </ul>
      ),
      "Colours of app/globals.css": (
        <ul className={styles.colours}>
          {colourNames.map((name) => (
            <li key={name}>
              <span className={styles.colour} style={{ background: `var(--color-${name})` }} />
              {name}
            </li>
          ))}
        </ul>
      ),
      "<h1>, <h2>, <h3>, <p>, <a>": (
        <>
          <h1>{t("emptyLead")}</h1>
          <h2>{t("allDone")}</h2>
          <h3>{t("whyTitle")}</h3>
          <p>
            {t("empty")} <a href="#Marks">{t("seeCourses")}</a>
          </p>
        </>
      ),
    },
  };
}
