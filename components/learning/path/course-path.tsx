import type { Language } from "@/lib/platform/i18n/language";
import "./path.css";
import { LinkButton } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { StaticPart } from "@/components/ui/static-html/static-html";
import type { ModulesAnswer } from "@/lib/contract/learning";
import { type Translator, translatorFor } from "@/lib/platform/i18n/messages";
import { courseStep } from "../steps";
import { PathDrawings, Stream } from "./drawings";
import { PathModule } from "./path-module";
import { type PlacedTopic, topicPlaces } from "./place";

/**
 * The course as a path: an ordered list of modules, each an ordered list of its topics. The drawings beside them repeat
 * what the words say. Modules are `<details>`, so they fold without JavaScript too.
 */
export function CoursePath({ course, language }: { course: ModulesAnswer; language: Language }) {
  const t = translatorFor(language, "learning");
  const [enrollment] = course.enrollment_info;
  const topics = course.moduleTopic_info;
  const places = topicPlaces(topics, enrollment?.resume?.topic ?? enrollment?.current_topic ?? null);
  const placed = topics.map(
    (topic, index): PlacedTopic => ({ topic, place: places[index] ?? "plain", side: index % 2 === 0 ? "a" : "b" }),
  );
  const step = enrollment && courseStep(course.course_info.slug, enrollment);
  const resume = { topic: enrollment?.resume?.topic ?? null, address: step && step.kind !== "case" ? step.href : null };
  return (
    <StaticPart as="section" id="modules" className="min-w-0 scroll-mt-4">
      {/* The tab above says the same to the eye. */}
      <h2 className="sr-only">{t("modulesAndLessons")}</h2>
      <PathDrawings />
      <ol className="mt-2">
        {[...Map.groupBy(placed, ({ topic }) => topic.module_id)].map(([id, inModule]) => (
          <PathModule
            key={id}
            topics={inModule}
            facts={course.module_resources.find(({ module_id }) => module_id === id)}
            resume={resume}
            t={t}
          />
        ))}
        <PathEnd course={course} t={t} />
      </ol>
    </StaticPart>
  );
}

/** The path's end: the conclusion with its survey, after the course's end (rule: conclusion.after-completion). */
function PathEnd({ course, t }: { course: ModulesAnswer; t: Translator<"learning"> }) {
  const side = course.moduleTopic_info.length % 2 === 0 ? "a" : "b";
  const open = !course.summary_lock;
  return (
    <li className="path-row" data-side="none">
      <Stream side={side} flows={open} />
      <span className="path-place">
        <span className="path-mark landmark-plate size-14 md:size-16">
          <Icon name="certificate" className="size-8" />
        </span>
      </span>
      <div className="flex min-h-20 min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-2 py-3">
        <div className="min-w-0 flex-1 basis-48">
          <h3 className={`text-lead ${open ? "" : "text-ink-soft"}`}>{t("pathEnd")}</h3>
          <p className="text-small leading-snug text-ink-soft">{t(open ? "pathEndOpen" : "pathEndLocked")}</p>
        </div>
        {open && (
          <LinkButton href={`/survey/course/${course.course_info.slug}`} size="small" look="secondary">
            {t("toConclusion")}
          </LinkButton>
        )}
      </div>
    </li>
  );
}
