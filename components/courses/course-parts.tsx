import { Icon } from "@/components/ui/icon";
import { KeepAsFile } from "@/components/ui/keep-as-file";
import { firstTopicFile } from "@/lib/api/content/kept-files";
import type { CourseDetail } from "@/lib/contract/courses";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";
import { PartTabs } from "./parts/part-tabs";

/**
 * The first picture story of a course (rule: course.first-scene), and its four parts: tabs on desktops, folded sections
 * elsewhere.
 */
export function CourseParts({ course, language }: { course: CourseDetail; language: Language }) {
  const t = translatorFor(language, "course");
  const parts = [
    { id: "about", label: t("about"), body: <Html html={course.desciption} /> },
    {
      id: "curriculum",
      label: t("curriculum"),
      body: course.syllabus_text ? (
        <Html html={course.syllabus_text} />
      ) : (
        <>
          <Curriculum syllabus={course.syllabus} language={language} />
          <FirstTopic courseId={course.slug} language={language} />
        </>
      ),
    },
    { id: "how-it-works", label: t("howItWorks"), body: <Html html={course.how_it_works} /> },
    {
      id: "faqs",
      label: t("faqs"),
      body: course.faqs_text ? <Html html={course.faqs_text} /> : <Faqs faqs={course.faqs} />,
    },
  ];
  return (
    <>
      {course.first_scene && <Html html={course.first_scene} />}
      <PartTabs parts={parts} label={t("parts")} />
    </>
  );
}

/** HTML that the backend has sanitised. Its headings are lowered by one level, below the heading of their part. */
function Html({ html }: { html: string }) {
  const lowered = html.replace(/<(\/?)h3\b/g, "<$1h4").replace(/<(\/?)h2\b/g, "<$1h3");
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on the server (contract)
  return <div className="prose max-w-2xl [&>:first-child]:mt-0" dangerouslySetInnerHTML={{ __html: lowered }} />;
}

/** The first topic, which everybody may read, to keep and pass on as a file. */
async function FirstTopic({ courseId, language }: { courseId: string; language: Language }) {
  const file = await firstTopicFile(courseId, language);
  if (!file) return null;
  return (
    <section aria-labelledby="first-topic" className="mt-6 max-w-xl">
      <h3 id="first-topic" className="mb-2">
        {translatorFor(language, "oneFile")("firstTopic", { topic: file.name })}
      </h3>
      <KeepAsFile file={file} kind="topic" language={language} />
    </section>
  );
}

function Curriculum({ syllabus, language }: { syllabus: CourseDetail["syllabus"]; language: Language }) {
  const t = translatorFor(language, "course");
  return (
    <ol className="grid gap-5">
      {syllabus.map((module, index) => (
        <li key={module.module_name}>
          <article className="overflow-hidden rounded-card border border-hairline bg-white">
            <div className="bg-peacock-tint px-4 py-4 md:px-6">
              <p className="text-small font-semibold text-peacock">{t("module", { number: index + 1 })}</p>
              <h3>{module.module_name}</h3>
              {module.summary && <p className="mt-1">{module.summary}</p>}
            </div>
            <ol className="divide-y divide-hairline px-4 md:px-6">
              {module.topics.map((topic) => (
                <li key={topic.name} className="py-3.5 md:flex md:items-baseline md:justify-between md:gap-6">
                  <div>
                    <h4 className="font-semibold">{topic.name}</h4>
                    {topic.summary && <p className="text-ink-soft">{topic.summary}</p>}
                  </div>
                  {topic.minutes > 0 && (
                    <p className="mt-1 shrink-0 text-small text-ink-soft md:mt-0">
                      {t("minutes", { minutes: topic.minutes })}
                    </p>
                  )}
                </li>
              ))}
            </ol>
          </article>
        </li>
      ))}
    </ol>
  );
}

export function Faqs({ faqs }: { faqs: CourseDetail["faqs"] }) {
  return (
    <div className="divide-y divide-hairline overflow-hidden rounded-card border border-hairline bg-white">
      {faqs.map((faq) => (
        <details key={faq.question} className="group px-4 md:px-6">
          <summary className="flex min-h-12 list-none items-center justify-between gap-4 lowered-3 font-semibold [&::-webkit-details-marker]:hidden">
            {faq.question}
            <Icon name="down" className="size-6 text-peacock group-open:rotate-180" />
          </summary>
          <p className="max-w-2xl pb-4">{faq.answer}</p>
        </details>
      ))}
    </div>
  );
}
