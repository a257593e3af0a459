import { Icon } from "@/components/ui/icon";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";

/** The box with the learning objectives of a course. */
export function Objectives({ objectives, language }: { objectives: string[]; language: Language }) {
  const t = translatorFor(language, "course");
  return (
    <section aria-labelledby="learn" className="rounded-card border border-marigold bg-haldi px-4 py-4 md:px-6 md:py-5">
      <h2 id="learn">{t("learn")}</h2>
      <ul className="mt-3 grid gap-2.5">
        {objectives.map((objective) => (
          <li key={objective} className="flex gap-3">
            <Icon name="check" className="mt-0.5 size-6 text-leaf" />
            <span className="min-w-0 leading-snug wrap-anywhere">{objective}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
