import { Icon, type IconName } from "@/components/ui/icon";
import { TickList } from "@/components/ui/tick-list";
import type { CourseDetail } from "@/lib/contract/courses";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";

type Props = { course: CourseDetail; className?: string; language: Language };

/** What the course costs and is: icons and values in two rows on a phone, with their labels elsewhere. */
export function CourseFacts({ course, className = "", language }: Props) {
  const t = translatorFor(language, "course");
  const topics = course.syllabus.reduce((count, module) => count + module.topics.length, 0);
  const facts: { icon: IconName; label: string; value: string }[] = [
    { icon: "gift", label: t("price"), value: course.price },
    { icon: "clock", label: t("duration"), value: course.duration },
    { icon: "language", label: t("availableIn"), value: course.available_in },
    { icon: "book", label: t("modulesLabel"), value: t("modulesAndTopics", { modules: course.module, topics }) },
  ];
  return (
    <dl
      className={`grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-2 max-sm:text-small sm:grid-cols-2 sm:gap-x-4 sm:gap-y-4 ${className}`}
    >
      {facts.map((fact) => (
        <div key={fact.label} className="relative ps-7 leading-snug sm:ps-9">
          {/* On a phone the value with its icon says it. */}
          <dt className="text-small text-ink-soft max-sm:sr-only">{fact.label}</dt>
          <dd className="font-semibold">
            <Icon name={fact.icon} className="absolute start-0 top-0.5 size-5 text-peacock sm:size-6" />
            {fact.value}
          </dd>
        </div>
      ))}
    </dl>
  );
}

export function Objectives({ objectives, language }: { objectives: string[]; language: Language }) {
  return (
    <section aria-labelledby="learn" className="rounded-card border border-marigold bg-haldi px-4 py-4 md:px-6 md:py-5">
      <h2 id="learn">{translatorFor(language, "course")("learn")}</h2>
      <TickList lines={objectives} className="mt-3" />
    </section>
  );
}
