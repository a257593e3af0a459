import { readOwnKeptText } from "@/components/forms/drafts/keep-during-login";
import { dangerTexts } from "@/components/layout/danger/danger-texts";
import { Icon } from "@/components/ui/icon";
import { Notice } from "@/components/ui/notice";
import { dangersIn } from "@/lib/contract/danger";
import type { JournalPage } from "@/lib/contract/journal";
import { dayAndTime } from "@/lib/platform/i18n/dates";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";
import type { TopicAccess } from "../load-topic";
import { endsModule, ModuleEnd } from "../module-end";
import { StepLinks } from "../step-links";
import { addressBefore, sectionAddress, wayOn } from "../steps";
import { UnreadPages } from "../unread-pages";
import { JournalForm } from "./journal-form";
import { journalName } from "./journal-name";
import { journalTexts } from "./journal-texts";

export async function JournalSection({ place }: { place: TopicAccess }) {
  const { topic, record, language, journal } = place;
  const t = translatorFor(language, "learning");
  if (!journal) return null;
  const kept = await readOwnKeptText(journalName(topic._id));
  const next = wayOn(topic, "reflective_journal", 1, record);
  const previous = addressBefore(topic, "reflective_journal");
  const steps = {
    label: t("steps"),
    next: { href: next.href, label: t(`next_${next.kind}`) },
    previous: previous ? { href: previous, label: t("previous") } : null,
  };
  const isReviewed = topic.course_completion_review === 1;
  return (
    <>
      <p className="text-small font-semibold text-ink-soft">{topic.name}</p>
      <h1>{t("journal")}</h1>
      <div
        lang={language}
        className="prose mt-4"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on the server with an allow-list
        dangerouslySetInnerHTML={{ __html: topic.reflective_journal ?? "" }}
      />
      {isReviewed ? (
        <Notice kind="tip" className="mt-4">
          {t("journalReviewed")}
        </Notice>
      ) : (
        <p className="mt-3 text-small text-ink-soft">{t("journalPrivate")}</p>
      )}
      {journal.saved_at && (
        <p className="mt-3 text-small text-ink-soft">
          {t("journalSavedAt", { time: dayAndTime(journal.saved_at, language) })}
        </p>
      )}
      <JournalForm
        topicId={topic._id}
        language={language}
        journal={journal}
        kept={kept}
        asksToShow={isReviewed}
        steps={steps}
        texts={journalTexts(language)}
        prompt={topic.reflective_journal ?? ""}
        dangers={dangersIn(kept || (journal.draft ?? journal.entry ?? ""))}
        dangerTexts={dangerTexts(language)}
      />
      {endsModule(place, record.status === "Completed") && <ModuleEnd place={place} />}
      {record.journal_done && <UnreadPages place={place} />}
      <JournalEarlier journal={journal} language={language} />
      {journal.entry !== null && (
        <StepLinks
          language={language}
          next={next}
          look={record.journal_done ? "primary" : "secondary"}
          previous={previous}
        />
      )}
    </>
  );
}

type Earlier = JournalPage["versions"][number] & Partial<JournalPage["others"][number]>;

/** The learner's earlier texts, in this topic and in the other topics of the course, folded. */
function JournalEarlier({ journal, language }: { journal: JournalPage; language: Language }) {
  const t = translatorFor(language, "learning");
  const groups: { title: string; entries: Earlier[] }[] = [
    { title: t("journalVersions"), entries: journal.versions },
    { title: t("journalOthers"), entries: journal.others },
  ];
  const folds = groups.filter(({ entries }) => entries.length > 0);
  if (folds.length === 0) return null;
  return (
    <div className="mt-8 space-y-3">
      {folds.map(({ title, entries }) => (
        <details key={title} className="group rounded-card border border-hairline bg-white">
          <summary className="flex min-h-12 items-center gap-3 px-4 py-2 font-semibold">
            {title} ({entries.length})
            <Icon name="down" className="ms-auto size-5 transition-transform group-open:rotate-180" />
          </summary>
          <ol>
            {entries.map(({ topic_id, topic_name, saved_at, entry }) => (
              <li key={topic_id ?? saved_at} className="border-t border-hairline px-4 py-3">
                {topic_id && (
                  <p className="font-semibold">
                    <a href={sectionAddress(topic_id, "reflective_journal")}>{topic_name}</a>
                  </p>
                )}
                <p className="text-small text-ink-soft">{dayAndTime(saved_at, language)}</p>
                <p className="mt-1 whitespace-pre-wrap">{entry}</p>
              </li>
            ))}
          </ol>
        </details>
      ))}
    </div>
  );
}
