import { getTranslations } from "next-intl/server";
import type { FoundEmergency } from "@/lib/contract/search";

/** What to do first while somebody is in danger of life, above all results (rule: search.emergency). */
export async function Emergencies({ emergencies }: { emergencies: FoundEmergency[] }) {
  if (emergencies.length === 0) return null;
  const t = await getTranslations("search");
  return emergencies.map(({ id, title, lines, address }) => (
    <section
      key={id}
      aria-labelledby={`emergency-${id}`}
      className="mt-4 rounded-card border-2 border-peacock bg-white px-4 py-3 md:px-5"
    >
      <h2 id={`emergency-${id}`} className="text-[1.2rem] md:text-[1.25rem]">
        {title}
      </h2>
      <ol className="mt-2 list-decimal space-y-2 ps-6">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
      <a href={address} className="mt-1 inline-flex min-h-12 items-center font-semibold">
        {t("wholeFirstAid")}
      </a>
    </section>
  ));
}
