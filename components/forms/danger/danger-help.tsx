import { Icon } from "@/components/ui/icon";
import { type Danger, helplineKeysFor } from "@/lib/contract/danger/kinds";
import type { DangerNote, DangerTexts } from "../../layout/danger/danger-texts";

type Props = { dangers: readonly Danger[]; texts: DangerTexts; note: DangerNote; className?: string };

/** The numbers for the kinds of danger in somebody's words, and who reads the words (rule: danger.help). */
export function DangerHelp({ dangers, texts, note, className = "" }: Props) {
  if (dangers.length === 0) return null;
  const numbers = helplineKeysFor(dangers).flatMap((key) => texts.helplines[key] ?? []);
  return (
    <section
      aria-label={texts.title}
      className={`rounded-card border-2 border-peacock bg-white px-4 py-3 text-ink ${className}`}
    >
      <p className="flex items-center gap-2 font-bold">
        <Icon name="phone" className="size-5 text-peacock" /> {texts.title}
      </p>
      <ul className="mt-2 flex flex-wrap gap-2">
        {numbers.map(({ name, number, address }) => (
          <li key={number}>
            <a
              href={address}
              className="inline-flex min-h-12 items-center gap-2 rounded-control border border-peacock px-3 lowered-0 leading-snug no-underline hover:bg-peacock-tint"
            >
              <span>{name}</span> <span className="font-bold">{number}</span>
            </a>
          </li>
        ))}
      </ul>
      {dangers.map((kind) => (
        <p key={kind} className="mt-2 text-small">
          {texts.kinds[kind]}
        </p>
      ))}
      <p className="mt-2 text-small">{texts.next}</p>
      <p className="mt-2 text-small text-ink-soft">{texts.notes[note]}</p>
    </section>
  );
}
