import type { Campaign } from "@/lib/platform/content";
import type { Language } from "@/lib/platform/i18n/language";

/** The campaign's picture and greeting. */
export function Greeting({ campaign, language }: { campaign: Campaign; language: Language }) {
  return (
    <div className="overflow-hidden rounded-card border border-hairline bg-haldi">
      <div className="md:grid md:grid-cols-[1fr_1.1fr] md:items-center">
        {/* biome-ignore lint/performance/noImgElement: SVG needs no image service */}
        <img src={campaign.picture} alt={campaign.pictureAlt[language]} width={480} height={270} fetchPriority="high" className="h-auto w-full md:order-last" />
        <div className="px-4 py-5 md:px-6">
          <p className="font-heading text-[1.44rem] leading-snug font-bold text-balance md:text-[1.6rem]">{campaign.greeting[language]}</p>
          <p className="mt-2">{campaign.lead[language]}</p>
        </div>
      </div>
    </div>
  );
}
