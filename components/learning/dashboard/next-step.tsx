import { LinkButton } from "@/components/ui/button";
import { Icon, type IconName } from "@/components/ui/icon";
import { Picture } from "@/components/ui/picture";
import { ProgressRing } from "@/components/ui/progress-ring";
import { dayMonthYear } from "@/lib/platform/i18n/dates";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";
import { nextLabel } from "../course/continue-link";
import { GetCertificate } from "../course/get-certificate";
import { ModuleCertificates } from "../course-certificates";
import { courseStep } from "../steps";
import { wallOfCard } from "../wall/wall-of-course";
import { SmallWall } from "../wall/wall-painting";
import type { Step } from "./choose-step";

type Shown = { title: string; lead?: string; href?: string; label?: string; icon?: IconName };

/** The one large next step. That of a course under way is the course's own card, with its wall and its progress. */
export function NextStep({ step, language }: { step: Step; language: Language }) {
  const t = translatorFor(language, "dashboard");
  const { title, lead, href, label, icon } = shownFor(step, language);
  const { course } = step;
  const begun = step.kind === "resume" ? step.course : null;
  const learning = translatorFor(language, "learning");
  return (
    <div
      className={`mt-5 grid overflow-hidden tight:mt-3 rounded-card border border-peacock bg-white sm:grid-cols-[12rem_1fr] ${begun ? "md:grid-cols-[26rem_1fr] lg:grid-cols-[36rem_1fr] sm:tight:grid-cols-[12rem_1fr]" : "md:grid-cols-[15rem_1fr]"}`}
    >
      {begun && begun.topics.length > 0 ? (
        <SmallWall
          wall={wallOfCard(begun)}
          prefix="wall-next"
          className="self-center sm:my-4 sm:ms-4 sm:rounded-control sm:tight:my-0 sm:tight:ms-3"
        />
      ) : (
        <Picture
          src={course.icon}
          alt=""
          width={480}
          height={320}
          loading="lazy"
          className="hidden h-full w-full object-cover sm:block"
        />
      )}
      <div className="self-center p-4 sm:p-5 sm:tight:p-3">
        {/* On a phone in landscape the button is beside the words: below them it would be cut off by the edge of the screen. */}
        <section aria-label={t("next")} className="sm:tight:flex sm:tight:items-center sm:tight:gap-4">
          <div className="flex min-w-0 flex-1 items-center gap-4">
            {begun && (
              <ProgressRing
                percent={begun.progress}
                label={learning("progress", { percent: begun.progress })}
                className="size-14 shrink-0 sm:size-16 sm:tight:hidden"
              />
            )}
            <div className="min-w-0">
              <h2 className="text-body text-ink-soft">{t(begun ? "underWay" : "next")}</h2>
              <p
                className={`mt-1 font-heading leading-snug font-bold ${begun ? "text-lead sm:text-title sm:tight:text-lead" : "text-title"}`}
              >
                {title}
              </p>
              {lead && <p className="mt-1 text-ink-soft">{lead}</p>}
            </div>
          </div>
          {step.kind === "certificate" ? (
            <div className="mt-3 sm:max-w-[24rem] sm:tight:mt-0 sm:tight:shrink-0">
              <GetCertificate
                courseId={step.course.slug}
                enrollmentId={step.course.enrollment_id}
                language={language}
              />
            </div>
          ) : (
            <LinkButton
              href={href}
              className="mt-3 max-sm:w-full max-sm:px-3 sm:tight:mt-0 sm:tight:max-w-[14rem] sm:tight:shrink-0"
            >
              {icon && <Icon name={icon} />}
              {label}
              {!icon && <Icon name="arrow" className="size-6 max-sm:hidden" />}
            </LinkButton>
          )}
        </section>
        {begun && <ModuleCertificates course={begun} language={language} />}
        {begun && (
          <a
            href={`/view/course/${begun.slug}`}
            className="mt-2 -mb-2 inline-flex min-h-11 items-center max-sm:w-full max-sm:justify-center sm:tight:mt-0"
          >
            {learning("viewCourse")}
          </a>
        )}
      </div>
    </div>
  );
}

function shownFor(step: Step, language: Language): Shown {
  const t = translatorFor(language, "dashboard");
  const learning = translatorFor(language, "learning");
  const here = `/view/course/${step.course.slug}`;
  switch (step.kind) {
    case "certificate":
      return {
        title: t("certificateReady"),
        lead: t("certificateReadyLead", { course: step.course.name }),
      };
    case "resume": {
      const { name, slug } = step.course;
      const next = courseStep(slug, step.course);
      return { title: name, href: next?.href ?? here, label: nextLabel(next, learning) };
    }
    // Something other than a review is missing, such as the profile: the course page names it.
    case "held":
      return {
        title: t("certificateReadyLead", { course: step.course.name }),
        href: `${here}#certificate`,
        label: learning("seeCertificateState"),
        icon: "certificate",
      };
    case "join":
      return {
        title: step.course.name,
        lead: step.course.shortDesc,
        href: `/info/course/${step.course.slug}`,
        label: t("seeCourse"),
      };
    case "returned":
    case "waiting": {
      const { name, since } = step.review;
      const isReturned = step.kind === "returned";
      return {
        title: t(isReturned ? "improve" : "nothingToDo"),
        lead: t(isReturned ? "returned" : "reviewing", { name, date: dayMonthYear(since, language) }),
        href: `${here}#certificate`,
        label: t(isReturned ? "readNote" : "whatHappensNext"),
      };
    }
    case "earned": {
      const { certificateId, certificates, name } = step.course;
      return {
        title: t("allDone"),
        lead: t("allDoneLead", { course: name }),
        href: `/certificate/${certificateId ?? certificates.at(-1)?.id}`,
        label: t("showCertificate"),
        icon: "certificate",
      };
    }
  }
}
