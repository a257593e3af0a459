import { StaticHtml } from "@/components/ui/static-html/static-html";
import { offerTemplates } from "@/lib/api/templates/open-page";
import type { Language } from "@/lib/platform/i18n/language";
import { currentRequest } from "@/lib/platform/portal";
import { readPageRequest } from "../visitor/page-request";
import { visitorFrom } from "../visitor/visitor-record";
import { headerHtml, learnerHtml } from "./header-html";

offerTemplates((account) => learnerHtml(visitorFrom(account)));

/**
 * The header: its visitor part is rendered on the server, except on stored pages, which are the same for everyone
 * (`visitor-island.tsx`).
 */
export async function Header({ language }: { language: Language }) {
  const visitor = (await readPageRequest(language))?.visitor ?? { state: "unknown" };
  const html = headerHtml(language, visitor, currentRequest()?.template?.marks);
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
