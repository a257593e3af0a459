import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { Icon } from "@/components/ui/icon";
import type { JournalPage } from "@/lib/contract/journal";
import { dayAndTime } from "@/lib/platform/i18n/dates";
import type { Language } from "@/lib/platform/i18n/language";
import { sectionAddress } from "../steps";

/** What the learner wrote before: in this topic, and in the other topics of the course. Folded, so that the page stays calm. */
export async function JournalEarlier({ journal, language }: { journal: JournalPage; language: Language }) {
  const t = await getTranslations("learning");
  const { versions, others } = journal;
  if (versions.length + others.length === 0) return null;
  return (
    <div className="mt-8 space-y-3">
      {versions.length > 0 && (
        <Fold title={t("journalVersions")} count={versions.length}>
          {versions.map((version) => (
            <li key={version.saved_at} className="border-t border-hairline px-4 py-3">
              <p className="text-[0.9em] text-ink-soft">{dayAndTime(version.saved_at, language)}</p>
              <p className="mt-1 whitespace-pre-wrap">{version.entry}</p>
            </li>
          ))}
        </Fold>
      )}
      {others.length > 0 && (
        <Fold title={t("journalOthers")} count={others.length}>
          {others.map((other) => (
            <li key={other.topic_id} className="border-t border-hairline px-4 py-3">
              <p className="font-semibold">
                <a href={sectionAddress(other.topic_id, "reflective_journal")}>{other.topic_name}</a>
              </p>
              <p className="text-[0.9em] text-ink-soft">{dayAndTime(other.saved_at, language)}</p>
              <p className="mt-1 whitespace-pre-wrap">{other.entry}</p>
            </li>
          ))}
        </Fold>
      )}
    </div>
  );
}

function Fold({ title, count, children }: { title: string; count: number; children: ReactNode }) {
  return (
    <details className="group rounded-card border border-hairline bg-white">
      <summary className="flex min-h-12 items-center gap-3 px-4 py-2 font-semibold">
        {title} ({count})
        <Icon name="down" className="ms-auto size-5 transition-transform group-open:rotate-180" />
      </summary>
      <ol>{children}</ol>
    </details>
  );
}
