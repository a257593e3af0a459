import { getTranslations } from "next-intl/server";
import { Icon } from "@/components/ui/icon";

/** The box with the learning objectives of a course. */
export async function Objectives({ objectives }: { objectives: string[] }) {
  const t = await getTranslations("course");
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
