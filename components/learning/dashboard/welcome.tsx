import { renderHtml } from "@/components/ui/static-html/render-html";
import { StaticHtml } from "@/components/ui/static-html/static-html";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";
import { currentRequest } from "@/lib/platform/portal";

/** The greeting by name, as finished HTML. A template has a mark in its place (docs/templates.md). */
export async function Welcome({ language, readName }: { language: Language; readName: () => Promise<string> }) {
  const name = currentRequest()?.template?.marks.name ?? (await readName());
  return (
    <StaticHtml id="welcome" html={renderHtml(<h1>{translatorFor(language, "learning")("welcome", { name })}</h1>)} />
  );
}
