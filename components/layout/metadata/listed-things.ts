import type { FAQPage, ItemList } from "schema-dts";
import type { Language } from "@/lib/platform/i18n/language";
import { publicAddress } from "./breadcrumb";

export function itemList(pages: { name: string; path: string }[], language: Language): ItemList {
  return {
    "@type": "ItemList",
    itemListElement: pages.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      url: publicAddress(path, language),
    })),
  };
}

/** Questions with their answers, as structured data. */
export function faqPage(faqs: { question: string; answer: string }[]): FAQPage {
  return {
    "@type": "FAQPage",
    mainEntity: faqs.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}
