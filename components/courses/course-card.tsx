import { LinkButton } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import type { CourseCard as Course } from "@/lib/contract/courses";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";
import { CourseFrame } from "./course-frame";

/** The place of the picture: above the text or beside it; in a compact card it is small on a phone. */
const shapes = {
  column: { body: "", picture: "" },
  row: { body: "sm:grid sm:grid-cols-[15rem_minmax(0,1fr)] md:grid-cols-2", picture: "sm:h-full sm:object-cover" },
  compact: {
    body: "max-pair:grid max-pair:grid-cols-[6rem_minmax(0,1fr)]",
    picture: "max-pair:h-full max-pair:object-cover",
  },
  compactRow: {
    body: "grid grid-cols-[6rem_minmax(0,1fr)] pair:grid-cols-[15rem_minmax(0,1fr)] md:grid-cols-[22rem_minmax(0,1fr)]",
    picture: "h-full object-cover",
  },
  compactBelowTablet: {
    body: "max-md:grid max-md:grid-cols-[6rem_minmax(0,1fr)] pair:max-md:grid-cols-[15rem_minmax(0,1fr)]",
    picture: "max-md:h-full max-md:object-cover",
  },
};

/** `shape`: "row" for a course that is shown alone. */
type Props = {
  course: Course;
  heading: "h2" | "h3";
  shape?: keyof typeof shapes;
  loading?: "lazy" | "eager";
  /** The look of the button: "secondary" where the page has a next step of its own. */
  look?: "primary" | "secondary";
  language: Language;
};

/** The whole card is clickable; its only link is the title, which names the target. */
export function CourseCard({ course, heading: Heading, shape = "column", loading = "lazy", look, language }: Props) {
  const t = translatorFor(language, "courses");
  const wide = shape === "row" || shape === "compactRow";
  const compact = shape.startsWith("compact");
  return (
    <CourseFrame
      icon={course.icon}
      loading={loading}
      className="relative transition-colors hover:border-peacock"
      {...shapes[shape]}
    >
      <div
        className={`flex flex-1 flex-col ${compact ? "p-3 pair:p-4" : "p-4"} ${wide ? "md:justify-center md:p-8 lg:p-10" : ""}`}
      >
        {course.is_new === 1 && (
          <p
            className={`mb-1 self-start rounded-control bg-marigold px-2.5 text-small font-bold ${compact ? "max-pair:absolute max-pair:start-2 max-pair:top-4" : ""}`}
          >
            {t("new")}
          </p>
        )}
        <Heading className={wide ? "md:text-name" : compact ? "max-pair:text-lead" : ""}>{course.name}</Heading>
        {course.shortDesc && (
          <p className={`mt-1 ${compact ? "max-pair:text-small max-pair:leading-snug" : ""}`}>{course.shortDesc}</p>
        )}
        <div
          className={`flex flex-1 flex-col ${compact ? "max-pair:mt-1 max-pair:flex-row max-pair:items-center max-pair:justify-between" : ""}`}
        >
          <ul
            className={`flex flex-wrap gap-x-6 gap-y-1 font-semibold text-ink-soft ${compact ? "max-pair:text-small pair:mt-3 pair:mb-4" : "mt-3 mb-4"}`}
          >
            <li className="flex items-center gap-2">
              <Icon name="clock" className={compact ? "max-pair:hidden" : ""} />
              <span className="sr-only">{t("duration")}: </span>
              {course.duration}
            </li>
            <li className={`flex items-center gap-2 ${compact ? "max-pair:hidden" : ""}`}>
              <Icon name="gift" />
              {t("free")}
            </li>
          </ul>
          <LinkButton
            href={`/info/course/${course.slug}`}
            look={look}
            className={`mt-auto after:absolute after:inset-0 ${wide ? "md:mt-2 md:self-start md:px-8" : ""} ${compact ? "max-pair:!min-h-11 max-pair:!border-transparent max-pair:!bg-transparent max-pair:!p-0 max-pair:!text-peacock" : ""}`}
          >
            {/* On a phone a list of cards has an arrow in place of three buttons. */}
            <span className={compact ? "max-pair:sr-only" : ""}>
              {t("startNow")}
              <span className="sr-only">: {course.name}</span>
            </span>
            <Icon name="arrow" />
          </LinkButton>
        </div>
      </div>
    </CourseFrame>
  );
}
