import type { Language } from "@/lib/i18n/language";
import { content } from "@/lib/content";

export function Wordmark({ language }: { language: Language }) {
  const name = content().site.name[language];
  return (
    <a href="/" className="shrink-0">
      {/* biome-ignore lint/performance/noImgElement: a two-kilobyte SVG needs no image service */}
      <img src={`/images/brand/wordmark-${language}.svg`} alt={name} width={language === "en" ? 166 : 150} height={40} className="h-9 w-auto md:h-10" />
    </a>
  );
}
