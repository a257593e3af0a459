import { Icon } from "@/components/ui/icon";
import { backendHas } from "@/lib/api/backend";
import type { ModulesAnswer } from "@/lib/contract/learning";
import type { Language } from "@/lib/platform/i18n/language";
import { pickTexts, type Translator, translatorFor } from "@/lib/platform/i18n/messages";
import { isReady } from "../course/certificate-panel";
import { type MissingCase, type MissingTopic, missingFor, waitsForReviewAlone } from "./missing";
import { RecountForm } from "./recount-form";

type Props = {
  course: ModulesAnswer;
  enrollment: ModulesAnswer["enrollment_info"][number];
  language: Language;
  here: string;
  open: boolean;
};

/** "Why do I not have a certificate yet?": each missing item with a link to it, and a button that recounts the progress. */
export async function MissingList({ course, enrollment, language, here, open }: Props) {
  // Not shown beside "Get my certificate", where the question makes no sense.
  const missing = isReady(course, enrollment) ? null : missingFor(course);
  // Not shown to a learner who has begun nothing.
  const begun = course.moduleTopic_info.some(({ status }) => status === "Completed" || status === "Started");
  if (!missing || !begun || waitsForReviewAlone(missing)) return null;
  const [counts, sendsAgain] = await Promise.all([
    backendHas("learning.recount"),
    backendHas("certificates.requestReview"),
  ]);
  const t = translatorFor(language, "learning");
  return (
    <details id="why" open={open} className="group rounded-card border border-hairline bg-white">
      <summary className="flex min-h-14 items-center gap-3 px-4 py-2 font-semibold">
        <Icon name="certificate" className="size-6 text-peacock" />
        <span className="flex-1">{t("whyTitle")}</span>
        <Icon name="down" className="size-6 transition-transform group-open:rotate-180" />
      </summary>
      <div className="border-t border-hairline px-4 py-4">
        <p className="mb-2">{t("whyLead")}</p>
        <ul className="grid gap-x-8 gap-y-3 md:grid-cols-2 lg:grid-cols-1">
          <MissingTopics topics={missing.topics} course="" t={t} />
          {missing.endCase && <MissingEndCase endCase={missing.endCase} t={t} />}
          {missing.profile && (
            <Item
              text={t("whyProfile")}
              href={`/usr/UpdateInfo?rdir=${encodeURIComponent(here)}`}
              link={t("completeProfile")}
            />
          )}
          {missing.review === "waiting" && <Item text={t("whyReview")} href="#certificate" link={t("reviewNext")} />}
          {missing.review === "returned" && (
            <Item
              text={t(sendsAgain ? "whyReturned" : "whyReturnedNote")}
              href="#certificate"
              link={t(sendsAgain ? "whySeeRequest" : "whySeeNote")}
            />
          )}
          {missing.request && <Item text={t("whyRequest")} href="#certificate" link={t("whySeeRequest")} />}
        </ul>
        {counts && (
          <div className="mt-5 border-t border-hairline pt-4">
            <RecountForm
              courseId={course.course_info.slug}
              language={language}
              here={`${here}?why=open#why`}
              texts={pickTexts(t, ["recountLead", "recount", "recounting", "tryWhenConnected"])}
            />
          </div>
        )}
      </div>
    </details>
  );
}

type TopicsProps = { topics: MissingTopic[]; course: string; t: Translator<"learning"> };

/** Each topic with its missing sections. `course`: the page with the topics' rows; empty on that page itself. */
export function MissingTopics({ topics, course, t }: TopicsProps) {
  return topics.map((topic) => (
    <li key={topic.name}>
      <p className="font-semibold">
        {topic.name}
        {topic.parts.some(({ locked }) => locked) && (
          <span className="ms-2 inline-block text-small font-normal text-ink-soft">({t("whyLocked")})</span>
        )}
      </p>
      <ul className="flex flex-wrap gap-x-5">
        {topic.parts.map(({ kind, href, locked, page }) => (
          <li key={`${kind}${page ?? ""}`}>
            <a href={locked ? course + href : href} className="inline-flex min-h-11 items-center">
              {page ? t("whyReadingPage", { page }) : t(`why${kind}`)}
              <span className="sr-only">: {topic.name}</span>
            </a>
          </li>
        ))}
      </ul>
    </li>
  ));
}

/** The end case, with a link once it is open. */
export function MissingEndCase({ endCase, t }: { endCase: MissingCase; t: Translator<"learning"> }) {
  return (
    <Item
      text={t(endCase.href ? "whyCase" : "whyCaseLater", { title: endCase.title })}
      {...(endCase.href && { href: endCase.href, link: t("whyCaseOpen") })}
    />
  );
}

function Item({ text, href, link }: { text: string; href?: string; link?: string }) {
  return (
    <li>
      <p className="font-semibold">{text}</p>
      {href && (
        <a href={href} className="inline-flex min-h-11 items-center">
          {link}
        </a>
      )}
    </li>
  );
}
