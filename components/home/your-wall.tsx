import { Picture } from "@/components/ui/picture";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";

/** The wall that a learner will paint, half finished. */
export function YourWall({ language }: { language: Language }) {
  const t = translatorFor(language, "home");
  return (
    <section aria-labelledby="your-wall" className="container-page py-6 lg:py-14">
      <h2 id="your-wall">{t("wallTitle")}</h2>
      <p className="mt-1 max-w-prose">{t("wallLead")}</p>
      <Picture
        src="/images/home/wall-wide.svg"
        alt={t("wallAlt")}
        width={1000}
        height={372}
        loading="lazy"
        className="mt-3 h-auto w-full max-md:-mx-4 max-md:w-[calc(100%+2rem)] max-md:max-w-none md:mt-4 md:rounded-card"
      />
    </section>
  );
}
