import { getTranslations } from "next-intl/server";
import { Icon } from "@/components/ui/icon";
import type { ModulesAnswer, ModuleTopic } from "@/lib/contract/learning";
import { ExpandAll } from "./expand-all";
import { TopicRow } from "./path-topic";

type ModuleGroup = { id: string; name: string; topics: ModuleTopic[] };

function groupByModule(topics: ModuleTopic[]): ModuleGroup[] {
  const groups: ModuleGroup[] = [];
  for (const topic of topics) {
    const last = groups.at(-1);
    if (last?.id === topic.module_id) last.topics.push(topic);
    else groups.push({ id: topic.module_id, name: topic.module_name, topics: [topic] });
  }
  return groups;
}

/** Modules and lessons as a vertical path. Modules are `<details>`, so they fold without JavaScript too. */
export async function ModulePath({ course }: { course: ModulesAnswer }) {
  const t = await getTranslations("learning");
  const certificates = new Map(
    course.module_resources.flatMap((each) => (each.module_level_certificate === 1 ? [[each.module_id, each.certificateId] as const] : [])),
  );
  return (
    <section className="mt-6" id="modules">
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <h2>{t("modulesAndLessons")}</h2>
        <ExpandAll within="modules" texts={{ expand: t("expandAll"), collapse: t("collapseAll") }} />
      </div>
      <ol className="mt-3 space-y-4">
        {groupByModule(course.moduleTopic_info).map((module, index) => {
          const done = module.topics.filter((topic) => topic.status === "Completed").length;
          return (
            <li key={module.id}>
              <details open className="group rounded-card border border-hairline bg-white">
                <summary className="flex min-h-14 items-center gap-3 px-4 py-3">
                  <span className="grid size-9 shrink-0 place-items-center rounded-full bg-haldi font-bold">{index + 1}</span>
                  <span className="min-w-0 flex-1">
                    <h3 className="text-[1.1rem]">{module.name}</h3>
                    <span className="text-[0.9em] text-ink-soft">{t("topicsDone", { done, total: module.topics.length })}</span>
                  </span>
                  <Icon name="down" className="size-6 transition-transform group-open:rotate-180" />
                </summary>
                <ol className="border-t border-hairline">
                  {module.topics.map((topic) => (
                    <TopicRow key={topic.slug ?? topic.name} topic={topic} certificateId={certificates.get(module.id) ?? null} t={t} />
                  ))}
                </ol>
              </details>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
