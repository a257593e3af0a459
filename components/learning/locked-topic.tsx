import { LinkButton } from "@/components/ui/button";
import { StateScreen } from "@/components/ui/state-screen";
import { visitorApi } from "@/lib/api/server";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";
import { topicAnchor } from "./missing/missing";
import { courseStep, sectionAddress, stepLabels } from "./steps";
import { UnreadLinks } from "./unread-links";

/** A locked topic of the learner's own course: what unlocks it, with a link to that (rule: topic.locked). */
export async function LockedTopic({ id, language }: { id: string; language: Language }) {
  const api = await visitorApi(language);
  const topic = await api.learning.topic({ id, language });
  const course = await api.learning.modules({ params: { id: topic.course_id }, query: { language }, body: {} });
  const t = translatorFor(language, "learning");
  const [enrollment] = course.enrollment_info;
  const before = course.moduleTopic_info.find(({ slug }) => slug === topic.previous);
  const goOn = enrollment && courseStep(topic.course_id, enrollment);
  return (
    <StateScreen
      picture="/images/states/locked.svg"
      title={t("topicLocked")}
      actions={
        <>
          {goOn && <LinkButton href={goOn.href}>{t(stepLabels[goOn.kind])}</LinkButton>}
          <LinkButton href={`/view/course/${topic.course_id}#${topicAnchor(topic._id)}`} look="secondary">
            {t("viewCourse")}
          </LinkButton>
        </>
      }
    >
      <p className="font-semibold">{topic.name}</p>
      {before?.slug && (
        <p className="mt-1">
          {t.rich("unlockedByLink", {
            topic: before.name,
            link: (name) =>
              before.status === "Locked" ? (
                name
              ) : (
                <a className="underline" href={sectionAddress(before.slug ?? "", "primary", before.next_page)}>
                  {name}
                </a>
              ),
          })}
        </p>
      )}
      {before?.slug && before.status === "Started" && before.unread_pages.length > 0 && (
        <>
          <p className="mt-3">{t("unreadBefore", { topic: before.name })}</p>
          <UnreadLinks
            topicId={before.slug}
            links={before.unread_pages.map(({ page, title }) => ({ page, label: t("unreadPage", { page, title }) }))}
          />
          <p className="text-ink-soft">{t("unreadLead")}</p>
        </>
      )}
    </StateScreen>
  );
}
