import { Finished } from "@/components/ui/finished/finished";
import { renderHtml } from "@/components/ui/finished/render-html";
import { currentTemplate } from "@/lib/api/pages/page-template";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";

/**
 * The greeting by name, as finished HTML: React's data of a document names no learner. A template has a mark in its
 * place (docs/decisions/0067).
 */
export async function Welcome({ language, readName }: { language: Language; readName: () => Promise<string> }) {
  const name = currentTemplate()?.marks.name ?? (await readName());
  return (
    <Finished id="welcome" html={renderHtml(<h1>{translatorFor(language, "learning")("welcome", { name })}</h1>)} />
  );
}
