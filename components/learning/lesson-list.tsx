import { Icon, type IconName } from "@/components/ui/icon";
import { translatorFor } from "@/lib/platform/i18n/messages";
import type { TopicAccess } from "./load-topic";
import { assignmentsDone, isRead, listAssignments, sectionAddress } from "./steps";

type Entry = { href: string; label: string; icon: IconName; done: boolean; current: boolean; note?: string };

/** The pages of the reading, then the assignments (rule: topic.page-list: page list and assignment list). */
export function LessonList({ place }: { place: TopicAccess }) {
  const t = translatorFor(place.language, "learning");
  const { topic, subtopics, section, page, record } = place;
  const pages = subtopics.map(
    (each): Entry => ({
      href: sectionAddress(topic._id, "primary", each.page),
      label: each.topic_name,
      icon: each.icon === "form" ? "pencil" : each.icon === "video" ? "play" : "book",
      note: each.icon === "form" ? t("pageWithForm") : each.icon === "video" ? t("pageWithVideo") : undefined,
      done:
        isRead(record, each.page) &&
        (each.icon !== "form" || topic.completion_criteria !== "formSubmit" || record.form_done),
      current: section === "primary" && page === each.page,
    }),
  );
  const kinds = {
    quiz: { label: t("quiz"), icon: "quiz" },
    journal: { label: t("journal"), icon: "pencil" },
    discussion: { label: t("discussionEntry"), icon: "person" },
  } as const;
  const done = assignmentsDone(record);
  const assignments = listAssignments(topic).map(
    (each): Entry => ({
      ...kinds[each.kind],
      href: sectionAddress(topic._id, each.section),
      done: done[each.kind],
      current: section === each.section,
    }),
  );
  return (
    <nav aria-label={t("lessonParts")}>
      <p className="font-bold">{topic.name}</p>
      <p className="text-small text-ink-soft">{topic.module_name}</p>
      <Entries title={t("pages")} entries={pages} doneLabel={t("done")} />
      {assignments.length > 0 && <Entries title={t("assignments")} entries={assignments} doneLabel={t("done")} />}
      <div className="mt-4 flex flex-wrap gap-x-4">
        {topic.previous && <TopicArrow topicId={topic.previous} label={t("previousTopic")} icon="back" />}
        {topic.next && record.status === "Completed" && (
          <TopicArrow topicId={topic.next} label={t("nextTopic")} icon="arrow" />
        )}
      </div>
    </nav>
  );
}

function Entries({ title, entries, doneLabel }: { title: string; entries: Entry[]; doneLabel: string }) {
  return (
    <>
      <p className="mt-4 text-small font-semibold text-ink-soft">{title}</p>
      <ol>
        {entries.map((entry) => (
          <li key={entry.href}>
            <a
              href={entry.href}
              aria-current={entry.current ? "page" : undefined}
              className="flex min-h-12 items-center gap-2 rounded-control px-2 py-1.5 text-small leading-snug no-underline hover:bg-peacock-tint aria-[current]:bg-peacock-tint aria-[current]:font-bold aria-[current]:text-ink"
            >
              <Icon
                name={entry.done ? "check" : entry.icon}
                label={entry.done ? doneLabel : undefined}
                className={`size-5 ${entry.done ? "text-leaf" : ""}`}
              />
              <span>
                {entry.label}
                {entry.note && <span className="sr-only"> ({entry.note})</span>}
              </span>
            </a>
          </li>
        ))}
      </ol>
    </>
  );
}

function TopicArrow({ topicId, label, icon }: { topicId: string; label: string; icon: IconName }) {
  return (
    <a href={sectionAddress(topicId, "primary", 1)} className="inline-flex min-h-12 items-center gap-1 text-small">
      {icon === "back" && <Icon name="back" className="size-5" />}
      {label}
      {icon === "arrow" && <Icon name="arrow" className="size-5" />}
    </a>
  );
}
