import { getTranslations } from "next-intl/server";
import type { Thing } from "schema-dts";
import { Faqs } from "@/components/courses";
import type { PageKey } from "@/lib/api/content/portal-content";
import type { Language } from "@/lib/platform/i18n/language";
import { findPage } from "./find-page";

export async function PageFaqs({ page, language }: { page: PageKey; language: Language }) {
  const t = await getTranslations("pages");
  return (
    <section aria-labelledby="questions" className="mt-10">
      <h2 id="questions" className="mb-4">
        {t("faqsTitle")}
      </h2>
      <Faqs faqs={findPage(page).faqs[language]} />
    </section>
  );
}

/** The questions as structured data. */
export function faqPage(page: PageKey, language: Language): Exclude<Thing, string> {
  return {
    "@type": "FAQPage",
    mainEntity: findPage(page).faqs[language].map(({ question, answer }) => ({
      "@type": "Question" as const,
      name: question,
      acceptedAnswer: { "@type": "Answer" as const, text: answer },
    })),
  };
}
