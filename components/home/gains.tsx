import { Icon, type IconName } from "@/components/ui/icon";
import type { Home } from "@/lib/content";
import type { Language } from "@/lib/i18n/language";
import { Medallion, type MedallionColour } from "./medallion";

const marks: { icon: IconName; colour: MedallionColour }[] = [
  { icon: "gift", colour: "sindoor" },
  { icon: "certificate", colour: "marigold" },
  { icon: "language", colour: "peacock" },
  { icon: "clock", colour: "leaf" },
];

export function Gains({ gains, title, language }: { gains: Home["gains"]; title: string; language: Language }) {
  return (
    <section aria-labelledby="gains" className="border-y border-hairline bg-white">
      <div className="container-page py-8 lg:py-10">
        <h2 id="gains">{title}</h2>
        <ul className="mt-5 grid gap-x-8 gap-y-6 md:grid-cols-2 lg:grid-cols-4">
          {gains.map((gain, index) => (
            <li key={gain.title.en} className="flex gap-4 lg:flex-col lg:gap-3">
              <Medallion colour={marks[index]?.colour}>
                <Icon name={marks[index]?.icon ?? "check"} />
              </Medallion>
              <div>
                <h3>{gain.title[language]}</h3>
                <p className="mt-1 text-ink-soft">{gain.text[language]}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
