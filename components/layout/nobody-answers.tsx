import { expandHelplines, ifNobodyAnswers, portalContent, telephoneAddress } from "@/lib/api/content/portal-content";
import type { Language } from "@/lib/platform/i18n/language";

type Props = { keys: readonly string[]; language: Language; className?: string };

/** What to do if nobody answers at these helplines; its numbers are links that call. */
export function NobodyAnswers({ keys, language, className }: Props) {
  const { helplines } = portalContent();
  const mark = "\u0000";
  const sentence = expandHelplines(
    ifNobodyAnswers(keys, language, helplines),
    language,
    helplines,
    (words) => mark + words + mark,
  );
  if (!sentence) return null;
  return (
    <p className={className}>
      {sentence.split(mark).map((part, index) =>
        index % 2 === 0 ? (
          part
        ) : (
          <a key={part} href={telephoneAddress(part)} className="font-semibold whitespace-nowrap">
            {part}
          </a>
        ),
      )}
    </p>
  );
}
