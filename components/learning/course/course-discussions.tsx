import { LinkButton } from "@/components/ui/button";
import type { ModulesAnswer } from "@/lib/contract/learning";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";

/** The discussions of a course's modules. Their HTML was sanitised when the content was loaded. */
export function CourseDiscussions({ course, language }: { course: ModulesAnswer; language: Language }) {
  const t = translatorFor(language, "learning");
  return (
    <section aria-labelledby="discussions-heading">
      <h2 id="discussions-heading">{t("discussions")}</h2>
      <p className="mt-2 max-w-[40rem] whitespace-pre-line">{course.course_info.discussion_desc}</p>
      {course.discussion.length === 0 && <p className="mt-3 text-ink-soft">{t("noDiscussions")}</p>}
      <ul className="mt-4 grid gap-4 md:grid-cols-2">
        {course.discussion.map(({ slug, description, topic_name, total_comments }) => (
          <li key={slug} className="flex flex-col rounded-card border border-hairline bg-white p-4">
            {topic_name && <h3 className="text-lead">{topic_name}</h3>}
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on the server with an allow-list */}
            <div lang={language} className="prose mt-1 flex-1" dangerouslySetInnerHTML={{ __html: description }} />
            <p className="mt-3 text-small text-ink-soft">{t("comments", { count: total_comments })}</p>
            <div className="mt-2">
              <LinkButton
                href={`/course_discussions/view/${slug}`}
                look="secondary"
                size="small"
                aria-label={topic_name ? `${t("openDiscussion")}: ${topic_name}` : undefined}
              >
                {t("openDiscussion")}
              </LinkButton>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
