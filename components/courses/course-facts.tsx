import { Icon, type IconName } from "@/components/ui/icon";
import type { CourseDetail } from "@/lib/contract/courses";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";

/** The key facts of a course as icons with labels. */
export function CourseFacts({
  course,
  className = "",
  language,
}: {
  course: CourseDetail;
  className?: string;
  language: Language;
}) {
  const t = translatorFor(language, "course");
  const topics = course.syllabus.reduce((count, module) => count + module.topics.length, 0);
  const facts: { icon: IconName; label: string; value: string }[] = [
    { icon: "gift", label: t("price"), value: course.price },
    { icon: "clock", label: t("duration"), value: course.duration },
    { icon: "language", label: t("availableIn"), value: course.available_in },
    { icon: "book", label: t("modulesLabel"), value: t("modulesAndTopics", { modules: course.module, topics }) },
  ];
  return (
    <dl className={`grid grid-cols-2 gap-x-4 gap-y-4 ${className}`}>
      {facts.map((fact) => (
        <div key={fact.label} className="relative ps-9 leading-snug">
          <dt className="text-small text-ink-soft">
            <Icon name={fact.icon} className="absolute start-0 top-0.5 size-6 text-peacock" />
            {fact.label}
          </dt>
          <dd className="font-semibold">{fact.value}</dd>
        </div>
      ))}
    </dl>
  );
}
