import { ButtonForm } from "@/components/forms/drafts/button-form";
import { LinkButton } from "@/components/ui/button";
import { Signed } from "@/components/ui/drawn-signs";
import { Icon } from "@/components/ui/icon";
import { Notice } from "@/components/ui/notice";
import { backendHas } from "@/lib/api/backend";
import { portalContent } from "@/lib/api/content/portal-content";
import type { ModulesAnswer } from "@/lib/contract/learning";
import { dayMonthYear } from "@/lib/platform/i18n/dates";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";
import { requestReview } from "../course-actions";
import { missingFor, waitsForReviewAlone } from "../missing/missing";
import { sectionAddress } from "../steps";
import { allUnits, type Certifying, certifiedUnits } from "./certified-units";
import { GetCertificate } from "./get-certificate";

type Enrollment = ModulesAnswer["enrollment_info"][number];

/**
 * The last step before the certificate, for a learner who has completed all topics (rule: certificate.request): the
 * request, an open or returned review, or the profile; also shows that a certificate was withdrawn. Certificates of
 * modules are shown at their modules.
 */
export function CertificatePanel(props: Certifying) {
  const { course, enrollment, language } = props;
  const withdrawn = allUnits(course).filter(({ certificate_withdrawn }) => certificate_withdrawn);
  const reviewed = (state: Enrollment["review"]) => certifiedUnits(course).filter(({ review }) => review === state);
  const [returned, waiting] = [reviewed("returned"), reviewed("waiting")];
  return (
    <>
      {withdrawn.length > 0 && <Withdrawn names={withdrawn.map(({ name }) => name)} language={language} />}
      {returned.length > 0 && <ReviewReturned {...props} returned={returned} />}
      {waiting.length > 0 && <ReviewWaiting course={course} waiting={waiting} language={language} />}
      <HeldModules course={course} language={language} />
      {isReady(course, enrollment) && <Ready {...props} />}
    </>
  );
}

/** Whether only the course's certificate must be requested, or was without a complete profile. */
export function isReady({ course_info }: ModulesAnswer, { progress, status, review }: Enrollment): boolean {
  if (course_info.module_level_certificate === 1 || status === "Completed" || progress < 100) return false;
  return course_info.course_completion_review === 1 ? review === "approved" : true;
}

function Ready({ course, enrollment, language, rejectedFor }: Certifying) {
  const t = translatorFor(language, "learning");
  const { slug } = course.course_info;
  return (
    <section
      className="mt-4 rounded-card border border-leaf bg-leaf-tint px-4 py-4 sm:tight:mt-2 sm:tight:flex sm:tight:items-center sm:tight:gap-4 sm:tight:py-1"
      aria-labelledby="ready"
    >
      <div className="min-w-0 flex-1">
        <h2 id="ready" className="flex items-center gap-2 text-lead">
          <Icon name="check" className="size-7 text-leaf" />
          {t(enrollment.review === "approved" ? "reviewApproved" : "allDone")}
        </h2>
        {course.profile_complete ? (
          <p className="mb-3">{t("allDoneLead")}</p>
        ) : (
          <IncompleteProfile courseId={slug} alreadyRequested={rejectedFor === "profile"} language={language} />
        )}
      </div>
      <div className="sm:max-w-[24rem] sm:tight:shrink-0">
        <GetCertificate courseId={slug} enrollmentId={enrollment.id} language={language} />
      </div>
    </section>
  );
}

/** Complete modules whose certificates wait for the profile only. */
function HeldModules({ course, language }: { course: ModulesAnswer; language: Language }) {
  const held = heldModules(course);
  if (held.length === 0) return null;
  const t = translatorFor(language, "learning");
  return (
    <Notice kind="success" className="mt-4">
      <p className="font-semibold">
        {t(held.every(({ review }) => review === "approved") ? "reviewApproved" : "modulesComplete", {
          count: held.length,
        })}
      </p>
      <p>{held.map(({ name }) => name).join(", ")}</p>
      <IncompleteProfile courseId={course.course_info.slug} language={language} />
    </Notice>
  );
}

/** Complete and not under review: only the profile is missing. A withdrawn certificate is not issued again. */
function heldModules(course: ModulesAnswer) {
  const { moduleTopic_info, module_resources, enrollment_info, profile_complete } = course;
  if (profile_complete) return [];
  return certifiedUnits(course).filter(({ module_id, certificateId, certificate_withdrawn, review }) => {
    if (module_id === null || certificateId !== null || certificate_withdrawn) return false;
    if (review === "waiting" || review === "returned") return false;
    // The end case belongs to the last module.
    if (enrollment_info[0]?.end_case && module_id === module_resources.at(-1)?.module_id) return false;
    const topics = moduleTopic_info.filter((topic) => topic.module_id === module_id && topic.slug !== null);
    return topics.length > 0 && topics.every(({ status }) => status === "Completed");
  });
}

/** The names of the course or the modules whose certificate was withdrawn (rule: certificate.revoked). */
function Withdrawn({ names, language }: { names: string[]; language: Language }) {
  const t = translatorFor(language, "learning");
  const { name, email } = portalContent().site.foundation;
  return (
    <Notice kind="tip" className="mt-4">
      <p className="font-semibold">{t("withdrawnTitle", { count: names.length, names: names.join(", ") })}</p>
      <p className="mt-1">
        {t("withdrawnLead", { foundation: name[language] })}{" "}
        <a href={`mailto:${email}`} className="underline">
          {email}
        </a>
      </p>
    </Notice>
  );
}

type IncompleteProfileProps = { courseId: string; alreadyRequested?: boolean; language: Language };

/** Says that the certificate needs a complete profile (rule: certificate.request), with a link to its form. */
function IncompleteProfile({ courseId, alreadyRequested = false, language }: IncompleteProfileProps) {
  const t = translatorFor(language, "learning");
  return (
    <Notice kind="tip" className="without-account-bar my-3">
      <p>{t(alreadyRequested ? "profileIncomplete" : "profileFirst")}</p>
      <LinkButton
        href={`/usr/UpdateInfo?rdir=${encodeURIComponent(`/view/course/${courseId}`)}`}
        look="secondary"
        size="small"
        className="mt-2"
      >
        {t("completeProfile")}
      </LinkButton>
    </Notice>
  );
}

type WaitingProps = { course: ModulesAnswer; waiting: ReturnType<typeof certifiedUnits>; language: Language };

/**
 * The documented message of a review, with the reviewed work, the time since when it waits, and the next steps
 * (rule: certificate.review). When nothing else is missing, its title is "Why do I not have a certificate yet?".
 */
function ReviewWaiting({ course, waiting, language }: WaitingProps) {
  const t = translatorFor(language, "learning");
  const missing = missingFor(course);
  const foundation = portalContent().site.foundation.name[language];
  return (
    <Notice kind="information" className="mt-4">
      {missing && waitsForReviewAlone(missing) && <h2 className="mb-1 text-lead">{t("whyTitle")}</h2>}
      <p className="font-semibold">{t("underReview")}</p>
      <dl className="mt-2 grid gap-x-4 gap-y-1 sm:grid-cols-[auto_minmax(0,1fr)] max-sm:[&_dt:not(:first-child)]:mt-2">
        <dt className="text-ink-soft">{t("reviewWho")}</dt>
        <dd>{t("reviewWhoIs", { foundation })}</dd>
        <dt className="text-ink-soft">{t("reviewWhat")}</dt>
        <dd>
          {waiting.map(({ name, review_since: since }) => (
            <p key={name}>
              <span className="font-semibold">{name}</span>
              {since && (
                <span className="text-ink-soft">, {t("reviewSince", { date: dayMonthYear(since, language) })}</span>
              )}
            </p>
          ))}
          <p className="text-small text-ink-soft">{t("reviewWhatIs")}</p>
        </dd>
        <dt className="text-ink-soft">{t("reviewNext")}</dt>
        <dd>{t("reviewNextIs")}</dd>
      </dl>
    </Notice>
  );
}

type Props = Certifying & { returned: ReturnType<typeof certifiedUnits> };

/** Returned work: modules, topics, the reviewer's note, and the button to submit again where the backend takes it. */
async function ReviewReturned({ returned, course, enrollment, language, rejectedFor }: Props) {
  const sendsAgain = await backendHas("certificates.requestReview");
  const t = translatorFor(language, "learning");
  const answers = translatorFor(language, "answers");
  return (
    <Notice kind="tip" className="mt-6">
      <p className="font-semibold">{t("reviewReturned")}</p>
      {returned.map(({ module_id, name: module, review_note, review_topics: topics }) => (
        <section key={module} className="mt-3">
          {module_id !== null && <h2 className="text-lead">{t("reviewReturnedModule", { module })}</h2>}
          <blockquote className="my-2 border-s-4 border-marigold ps-3 whitespace-pre-line wrap-anywhere">
            {review_note}
          </blockquote>
          {topics.length > 0 && (
            <>
              <p>{t("reviewReturnedTopics", { count: topics.length })}</p>
              <ul className="flex flex-wrap gap-x-5">
                {topics.map(({ topic, name }) => (
                  <li key={topic}>
                    <a
                      href={sectionAddress(topic, "primary", 1)}
                      className="inline-flex min-h-12 items-center font-semibold"
                    >
                      {name}
                    </a>
                  </li>
                ))}
              </ul>
            </>
          )}
        </section>
      ))}
      <p className="mt-2 mb-3">{t(sendsAgain ? "reviewReturnedLead" : "reviewReturnedLessons")}</p>
      {rejectedFor === "review" && (
        <p role="alert" className="mb-3 font-semibold text-sindoor">
          <Signed sign="cross">{answers("reviewUnchanged")}</Signed>
        </p>
      )}
      {sendsAgain && (
        <ButtonForm
          id="request-review"
          action={requestReview}
          label={t("sendForReview")}
          offline={t("tryWhenConnected")}
          hidden={{ language, courseId: course.course_info.slug, enrollmentId: enrollment.id }}
        />
      )}
    </Notice>
  );
}
