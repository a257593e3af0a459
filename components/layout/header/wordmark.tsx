import { content } from "@/lib/platform/content";
import { type Language, languageFacts } from "@/lib/platform/i18n/language";

export function Wordmark({ language }: { language: Language }) {
  const name = content().site.name[language];
  return (
    <a href="/" className="min-w-0 max-xl:flex-[1_1_6rem]">
      {/* biome-ignore lint/performance/noImgElement: a two-kilobyte SVG needs no image service */}
      <img
        src={`/images/brand/wordmark-${language}.svg`}
        alt={name}
        width={languageFacts[language].wordmarkWidth}
        height={40}
        className="h-auto max-h-9 w-auto max-w-full md:max-h-10"
      />
    </a>
  );
}
