import { Icon } from "@/components/ui/icon";
import type { ModulesAnswer } from "@/lib/contract/learning";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";

type Resources = ModulesAnswer["module_resources"][number];

/** Handouts and further reading, module by module. */
export function CourseResources({ course, language }: { course: ModulesAnswer; language: Language }) {
  const t = translatorFor(language, "learning");
  const modules = course.module_resources.filter((module) => module.resources);
  return (
    <section aria-labelledby="resources-heading">
      <h2 id="resources-heading">{t("resources")}</h2>
      <p className="mt-2 max-w-[40rem] whitespace-pre-line">{course.course_info.resources_desc}</p>
      {modules.length === 0 && <p className="mt-3 text-ink-soft">{t("noResources")}</p>}
      <ul className="mt-4 grid gap-4 md:grid-cols-2">
        {modules.map((module) => (
          <li key={module.module_name} className="rounded-card border border-hairline bg-white p-4">
            <h3 className="text-lead">{module.module_name}</h3>
            <ul className="mt-1">
              {resourceLinks(module, t("openResource")).map(({ title, href }) => (
                <li key={href}>
                  <a href={href} className="inline-flex min-h-12 items-center gap-2">
                    <Icon name="book" className="size-5" /> {title}
                  </a>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** An existing backend sends one link and no title. */
function resourceLinks({ links, resources }: Resources, title: string): Resources["links"] {
  return links.length > 0 ? links : [{ title, href: resources }];
}
