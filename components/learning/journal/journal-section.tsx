import { getTranslations } from "next-intl/server";
import { Notice } from "@/components/ui/notice";
import { fewestJournalLetters } from "@/lib/contract/journal";
import { dayAndTime } from "@/lib/platform/i18n/dates";
import type { TopicAccess } from "../load-topic";
import { endsModule, ModuleEnd } from "../module-end";
import { StepLinks } from "../step-links";
import { addressBefore, wayOn } from "../steps";
import { UnreadPages } from "../unread-pages";
import { JournalEarlier } from "./journal-earlier";
import { JournalForm } from "./journal-form";

export async function JournalSection({ place }: { place: TopicAccess }) {
  const { topic, record, language, journal } = place;
  const t = await getTranslations("learning");
  if (!journal) return null;
  const isReviewed = topic.course_completion_review === 1;
  const texts = {
    label: t("journalLabel"),
    show: t("journalShow"),
    hint: t("journalHint", { fewest: fewestJournalLetters }),
    save: t("journalSave"),
    saveAgain: t("journalSaveAgain"),
    saving: t("saving"),
    saveDraft: t("journalSaveDraft"),
    draftNote: t("journalDraftNote", { time: "#" }),
    draftSaving: t("draftSaving"),
    draftSaved: t("draftSaved", { time: "#" }),
    draftInBrowser: t("draftInBrowser"),
    signedOut: t("signedOut"),
    logInAgain: t("logInAgain"),
    elsewhere: t("journalElsewhere"),
  };
  return (
    <>
      <p className="text-[0.9em] font-semibold text-ink-soft">{topic.name}</p>
      <h1>{t("journal")}</h1>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on the server with an allow-list */}
      <div lang={language} className="prose mt-4" dangerouslySetInnerHTML={{ __html: topic.reflective_journal ?? "" }} />
      {isReviewed ? (
        <Notice kind="tip" className="mt-4">
          {t("journalReviewed")}
        </Notice>
      ) : (
        <p className="mt-3 text-[0.9em] text-ink-soft">{t("journalPrivate")}</p>
      )}
      {journal.saved_at && <p className="mt-3 text-[0.9em] text-ink-soft">{t("journalSavedAt", { time: dayAndTime(journal.saved_at, language) })}</p>}
      <JournalForm topicId={topic._id} language={language} journal={journal} asksToShow={isReviewed} texts={texts} />
      {endsModule(place, record.status === "Completed") && <ModuleEnd place={place} />}
      {record.journal_done && <UnreadPages place={place} />}
      <JournalEarlier journal={journal} language={language} />
      <StepLinks
        language={language}
        next={wayOn(topic, "reflective_journal", 1, record)}
        look={record.journal_done ? "primary" : "secondary"}
        previous={addressBefore(topic, "reflective_journal")}
      />
    </>
  );
}
