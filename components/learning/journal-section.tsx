import { getTranslations } from "next-intl/server";
import { JournalForm } from "./journal-form";
import type { TopicPlace } from "./load-topic";
import { StepLinks } from "./step-links";
import { addressBefore, stepAfter } from "./steps";

export async function JournalSection({ place }: { place: TopicPlace }) {
  const { topic, record, language } = place;
  const t = await getTranslations("learning");
  const texts = { label: t("journalLabel"), save: t(record.journal_done ? "journalSaveAgain" : "journalSave"), saving: t("saving"), offline: t("offline") };
  return (
    <>
      <p className="text-[0.9em] font-semibold text-ink-soft">{topic.name}</p>
      <h1>{t("journal")}</h1>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on the server with an allow-list */}
      <div lang={language} className="prose mt-4" dangerouslySetInnerHTML={{ __html: topic.reflective_journal ?? "" }} />
      <p className="mt-3 text-[0.9em] text-ink-soft">{t("journalPrivate")}</p>
      <JournalForm topicId={topic._id} language={language} entry={record.reflective_journal ?? ""} texts={texts} />
      <StepLinks next={record.status === "Completed" ? stepAfter(topic, "reflective_journal") : null} previous={addressBefore(topic, "reflective_journal")} />
    </>
  );
}
