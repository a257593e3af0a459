import { LinkButton } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import type { Home } from "@/lib/content";
import type { Language } from "@/lib/i18n/language";

/** One promise, one action, one picture. */
export function Hero({ home, language }: { home: Home; language: Language }) {
  return (
    <section className="container-page grid items-center gap-5 pt-5 pb-10 lg:grid-cols-[5fr_6fr] lg:gap-12 lg:py-12">
      <div>
        <h1 className="lg:text-[2.75rem]">{home.promise[language]}</h1>
        <p className="mt-3 max-w-xl lg:mt-4 lg:text-[1.1rem]">{home.lead[language]}</p>
        <LinkButton href="/courses" className="mt-4 w-full sm:w-auto sm:px-8 lg:mt-6">
          {home.action[language]}
          <Icon name="arrow" />
        </LinkButton>
      </div>
      {/* biome-ignore lint/performance/noImgElement: SVG needs no image service */}
      <img src="/images/home/hero.svg" alt={home.pictureAlt[language]} width={640} height={480} fetchPriority="high" className="h-auto w-full" />
    </section>
  );
}
