import type { Language } from "@/lib/platform/i18n/language";

/** A transcript in a disclosure. */
export function Transcript({ label, lines, language }: { label: string; lines: string[]; language: Language }) {
  return (
    <details className="mt-3 rounded-card border border-hairline bg-white px-4">
      <summary className="min-h-12 py-3 font-semibold">{label}</summary>
      <div lang={language} className="grid gap-2 pb-4">
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </details>
  );
}
