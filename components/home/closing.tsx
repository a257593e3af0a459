import type { Home } from "@/lib/api/content/portal-content";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";
import { ClosingAction } from "./closing-action";

export function Closing({ closing, language }: { closing: Home["closing"]; language: Language }) {
  return (
    <section aria-labelledby="closing" className="container-page pt-6 lg:pt-14">
      <div className="overflow-hidden rounded-card border border-marigold bg-haldi">
        <div className="band" />
        <div className="grid items-center gap-5 px-5 py-5 md:grid-cols-[1fr_auto] md:gap-8 lg:gap-12 lg:px-10 lg:py-9">
          <div>
            <h2 id="closing">{closing.title[language]}</h2>
            <p className="mt-2">{closing.text[language]}</p>
          </div>
          <ClosingAction guest={closing.action[language]} learner={translatorFor(language, "home")("closingLearner")} />
        </div>
      </div>
    </section>
  );
}
