import { getTranslations } from "next-intl/server";
import { Icon } from "@/components/ui/icon";
import { portalContent } from "@/lib/api/content/portal-content";
import type { Language } from "@/lib/platform/i18n/language";

const steps = ["officialsWrite", "officialsLink", "officialsDesk"] as const;

/** For officials of a district or block: how it joins, where its figures are, and whom to write to. */
export async function ForOfficials({ language }: { language: Language }) {
  const t = await getTranslations("campaigns");
  const { foundation } = portalContent().site;
  return (
    <section aria-labelledby="officials" className="mt-10 rounded-card border border-hairline bg-white p-4 md:p-8">
      <h2 id="officials">{t("officialsTitle")}</h2>
      <p className="mt-2 max-w-2xl">{t("officialsLead")}</p>
      <ol className="mt-4 grid gap-4 md:grid-cols-3">
        {steps.map((step, index) => (
          <li key={step} className="flex gap-3 border-s-4 border-marigold ps-3 leading-snug">
            <span aria-hidden="true" className="font-heading text-[1.3rem] leading-none font-bold text-peacock">
              {index + 1}
            </span>
            <span>{t(step)}</span>
          </li>
        ))}
      </ol>
      <p className="mt-5 flex flex-wrap items-center gap-x-3">
        <Icon name="chat" className="size-6 text-peacock" />
        <a href={`mailto:${foundation.email}`} className="inline-flex min-h-12 items-center font-semibold">
          {foundation.email}
        </a>
        <span className="text-ink-soft">{foundation.name[language]}</span>
      </p>
    </section>
  );
}
