import { LinkButton } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import type { Home } from "@/lib/content";
import type { Language } from "@/lib/i18n/language";

export function Closing({ closing, language }: { closing: Home["closing"]; language: Language }) {
  return (
    <section aria-labelledby="closing" className="container-page pt-10 lg:pt-14">
      <div className="overflow-hidden rounded-card border border-marigold bg-haldi">
        <div className="band" />
        <div className="grid items-center gap-5 px-5 py-7 md:grid-cols-[1fr_auto] md:gap-8 lg:gap-12 lg:px-10 lg:py-9">
          <div>
            <h2 id="closing">{closing.title[language]}</h2>
            <p className="mt-2">{closing.text[language]}</p>
          </div>
          <LinkButton href="/register" className="lg:px-8">
            {closing.action[language]}
            <Icon name="arrow" />
          </LinkButton>
        </div>
      </div>
    </section>
  );
}
