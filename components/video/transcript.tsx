import { Icon } from "@/components/ui/icon";
import type { Language } from "@/lib/platform/i18n/language";

export function Transcript({ label, lines, language }: { label: string; lines: string[]; language: Language }) {
  return (
    <details className="group mt-3 rounded-card border border-hairline bg-white px-4">
      <summary className="flex min-h-12 list-none items-center justify-between gap-3 lowered-2 font-semibold [&::-webkit-details-marker]:hidden">
        {label}
        <Icon name="down" className="size-5 text-peacock transition-transform group-open:rotate-180" />
      </summary>
      <div lang={language} className="grid gap-2 pb-4">
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </details>
  );
}

/** A caption as one line of text without line breaks and markup. */
export function captionLine(caption: string): string {
  return caption
    .replace(/<[^>]*>/g, "")
    .replace(/\s+/g, " ")
    .trim();
}
