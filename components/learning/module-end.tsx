import "./path/path.css";
import { Icon } from "@/components/ui/icon";
import { translatorFor } from "@/lib/platform/i18n/messages";
import type { TopicAccess } from "./load-topic";
import { Landmark } from "./path/drawings";
import { CanAnswer } from "./path/path-module";
import { moduleAnchor } from "./path/place";

/** Whether the topic completes its module, once complete. It counts as complete without this page's section. */
export function endsModule(
  { topic, record }: Pick<TopicAccess, "topic" | "record">,
  isTopicComplete: boolean,
): boolean {
  return isTopicComplete && topic.module_end === 1 && record.module_rest_done;
}

/** The small celebration at the end of a module: its landmark, and the questions that the learner can answer now. */
export function ModuleEnd({ place: { topic, language } }: { place: Pick<TopicAccess, "topic" | "language"> }) {
  const t = translatorFor(language, "learning");
  return (
    <section
      className="module-end mt-6 rounded-card border border-marigold bg-haldi px-4 py-4"
      aria-labelledby="module-end"
    >
      <div className="flex items-center gap-4">
        <span className="landmark-plate size-16 shrink-0">
          <Landmark name={topic.landmark} className="size-10" />
        </span>
        <h2 id="module-end" className="min-w-0 text-lead">
          {t("moduleEnd", { module: topic.module_name })}
        </h2>
      </div>
      {topic.can_answer.length > 0 && (
        <>
          <p className="mt-3 mb-2 font-semibold">{t("canAnswer")}</p>
          <CanAnswer questions={topic.can_answer} />
        </>
      )}
      <a
        href={`/view/course/${topic.course_id}#${moduleAnchor(topic.module_id)}`}
        className="inline-flex min-h-12 items-center gap-2"
      >
        {t("seeOnPath")} <Icon name="arrow" className="size-5" />
      </a>
    </section>
  );
}
