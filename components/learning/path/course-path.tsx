import "./path.css";
import { getTranslations } from "next-intl/server";
import type { ModulesAnswer } from "@/lib/contract/learning";
import { resumeAddress } from "../steps";
import { PathDrawings } from "./drawings";
import { ExpandAll } from "./expand-all";
import { PathEnd } from "./path-end";
import { PathModule } from "./path-module";
import { type PlacedTopic, placesOf } from "./place";

type ModuleGroup = { id: string; name: string; topics: PlacedTopic[] };

function groupByModule(topics: PlacedTopic[]): ModuleGroup[] {
  const groups: ModuleGroup[] = [];
  for (const each of topics) {
    const last = groups.at(-1);
    if (last?.id === each.topic.module_id) last.topics.push(each);
    else groups.push({ id: each.topic.module_id, name: each.topic.module_name, topics: [each] });
  }
  return groups;
}

/**
 * The course as a path: an ordered list of modules, each an ordered list of its topics. The drawings beside them say nothing that the words do not.
 * Modules are `<details>`, so they fold without JavaScript too.
 */
export async function CoursePath({ course }: { course: ModulesAnswer }) {
  const t = await getTranslations("learning");
  const [enrollment] = course.enrollment_info;
  const topics = course.moduleTopic_info;
  const places = placesOf(topics, enrollment?.resume?.topic ?? enrollment?.current_topic ?? null);
  const placed = topics.map((topic, index): PlacedTopic => ({ topic, place: places[index] ?? "plain", side: index % 2 === 0 ? "a" : "b" }));
  const resume = { topic: enrollment?.resume?.topic ?? null, address: enrollment ? resumeAddress(enrollment) : null };
  return (
    <section id="modules" className="min-w-0 scroll-mt-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <h2>{t("modulesAndLessons")}</h2>
        <ExpandAll within="modules" texts={{ expand: t("expandAll"), collapse: t("collapseAll") }} />
      </div>
      <PathDrawings />
      <ol className="mt-3">
        {groupByModule(placed).map((module) => (
          <PathModule
            key={module.id}
            name={module.name}
            topics={module.topics}
            facts={course.module_resources.find(({ module_id }) => module_id === module.id)}
            resume={resume}
            t={t}
          />
        ))}
        <PathEnd course={course} t={t} />
      </ol>
    </section>
  );
}
