import type { ReactNode } from "react";
import type { Home } from "@/lib/api/content/portal-content";
import type { Language } from "@/lib/platform/i18n/language";

/** Three steps on a dashed path: vertical on phones, horizontal on desktops. */
export function Steps({ steps, title, language }: { steps: Home["steps"]; title: string; language: Language }) {
  return (
    <section aria-labelledby="steps" className="bg-peacock-tint">
      <div className="container-page py-5 lg:py-14">
        <h2 id="steps">{title}</h2>
        <ol className="mt-4 grid lg:mt-6 lg:grid-cols-3">
          {steps.map((step, index) => (
            <li
              key={step.title.en}
              className="group relative flex gap-4 pb-3 last:pb-0 max-pair:items-center pair:pb-8 lg:flex-col lg:gap-3 lg:pe-10 lg:pb-0"
            >
              <span
                aria-hidden="true"
                className="absolute start-[1.4rem] top-12 bottom-0 border-s-[3px] border-dashed border-peacock pair:start-[1.9rem] pair:top-16 group-last:hidden lg:start-16 lg:end-0 lg:top-[1.9rem] lg:bottom-auto lg:border-s-0 lg:border-t-[3px]"
              />
              <Medallion colour="marigold">
                <span aria-hidden="true" className="font-heading text-lead font-bold pair:text-title">
                  {index + 1}
                </span>
              </Medallion>
              <div>
                <h3>{step.title[language]}</h3>
                {/* A phone shows the way at a glance; the page that each step leads to says the rest. */}
                <p className="mt-1 max-pair:hidden">{step.text[language]}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

const looks = {
  peacock: "var(--color-peacock)",
  marigold: "var(--color-marigold)",
  sindoor: "var(--color-sindoor)",
  leaf: "var(--color-leaf)",
};
type MedallionColour = keyof typeof looks;

/** A round frame in the style of the topic pictures, for an icon or a numeral. */
function Medallion({ colour = "peacock", children }: { colour?: MedallionColour; children: ReactNode }) {
  return (
    <span className="relative grid size-12 shrink-0 place-items-center text-ink pair:size-16">
      <svg width="64" height="64" viewBox="0 0 64 64" aria-hidden="true" className="absolute inset-0 size-full">
        <circle
          cx="32"
          cy="32"
          r="28.500"
          fill="none"
          stroke={looks[colour]}
          strokeWidth="5"
          strokeDasharray="2 2.970"
        />
        <circle cx="32" cy="32" r="24.500" fill="var(--color-white)" stroke="var(--color-ink)" strokeWidth="2" />
        <circle cx="32" cy="32" r="21.500" fill="none" stroke="var(--color-ink)" strokeWidth="1" />
      </svg>
      <span className="relative">{children}</span>
    </span>
  );
}
