import { getTranslations } from "next-intl/server";
import { Picture } from "@/components/ui/picture";

/** The wall that a learner will paint, half finished. */
export async function YourWall() {
  const t = await getTranslations("home");
  return (
    <section aria-labelledby="your-wall" className="container-page py-6 lg:py-14">
      <h2 id="your-wall">{t("wallTitle")}</h2>
      <p className="mt-1 max-w-prose">{t("wallLead")}</p>
      <picture>
        <source media="(min-width: 48rem)" srcSet="/images/home/wall-wide.svg" width={1000} height={372} />
        <Picture
          src="/images/home/wall-phone.svg"
          alt={t("wallAlt")}
          width={420}
          height={500}
          loading="lazy"
          className="mt-4 h-auto w-full rounded-card"
        />
      </picture>
    </section>
  );
}
