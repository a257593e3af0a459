import { StaticHtml } from "@/components/ui/static-html/static-html";
import { currentTemplate, templateSource } from "@/lib/api/pages/page-template";
import type { Language } from "@/lib/platform/i18n/language";
import { readPageRequest } from "../visitor/page-request";
import { headerHtml, learnersHeader } from "./header-html";

/**
 * The header: its visitor part is rendered on the server, except on stored pages, which are the same for everyone
 * (`visitor-island.tsx`).
 */
export async function Header({ language }: { language: Language }) {
  const request = await readPageRequest(language);
  const template = currentTemplate();
  const html = template
    ? learnersHeader(language, templateSource()?.frame.staff ?? false, template.marks)
    : headerHtml(language, request?.visitor ?? { state: "unknown" });
  return (
    <StaticHtml
      stays
      as="header"
      className="no-print relative -order-1 bg-white"
      id={`header-${language}`}
      html={html}
    />
  );
}
