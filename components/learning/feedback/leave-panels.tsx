import { LinkButton } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import type { EarnedCertificate } from "@/lib/contract/learning";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";
import { EarnedCertificates } from "../course/earned-certificates";
import { leaveAddress } from "../leave-address";
import { LeaveForm } from "./leave-form";

type Props = { courseId: string; course: string; percent: number; earned: EarnedCertificate[]; language: Language };

/** First panel: the consequences of leaving, with Yes and No. */
export function LeaveAsk({ courseId, course, percent, earned, language }: Props) {
  const t = translatorFor(language, "learning");
  return (
    <section>
      <h1>{t("leaveTitle")}</h1>
      <p className="mt-3 font-semibold">{t("leaveAsk", { course })}</p>
      {percent > 0 && <p className="mt-2">{t("leaveProgress", { percent })}</p>}
      <p className="mt-2">{t("leaveCertificates")}</p>
      <EarnedCertificates certificates={earned} />
      <div className="mt-6 flex flex-wrap gap-3">
        <LinkButton href={`/view/course/${courseId}`}>{t("leaveNo")}</LinkButton>
        <LinkButton href={leaveAddress(courseId)} look="secondary">
          {t("leaveYes")}
        </LinkButton>
      </div>
    </section>
  );
}

/** Second panel: the reason. */
export function LeaveReason({ courseId, language }: { courseId: string; language: Language }) {
  const t = translatorFor(language, "learning");
  const texts = {
    label: t("leaveReasonLabel"),
    send: t("leaveSend"),
    busy: t("sending"),
    stay: t("leaveNo"),
    offline: t("offline"),
    signedOut: t("signedOut"),
    logInAgain: t("logInAgain"),
  };
  return (
    <section>
      <h1>{t("leaveReasonTitle")}</h1>
      <p className="mt-2 mb-5 text-ink-soft">{t("leaveReasonLead")}</p>
      <LeaveForm courseId={courseId} language={language} texts={texts} />
    </section>
  );
}

type LeaveThanksProps = { course: string; language: Language; earned: EarnedCertificate[] };

/** Third panel: thanks, and two links to continue. */
export function LeaveThanks({ course, language, earned }: LeaveThanksProps) {
  const t = translatorFor(language, "learning");
  return (
    <section>
      <h1>{t("leaveThanksTitle")}</h1>
      <p className="mt-1 text-ink-soft">{course}</p>
      <Notice kind="success" className="mt-4">
        <p>{translatorFor(language, "answers")("unenrolled")}</p>
        <p className="mt-2">
          {t("leaveBack")} {t("leaveCertificates")}
        </p>
        <EarnedCertificates certificates={earned} />
      </Notice>
      <div className="mt-6 flex flex-wrap gap-3">
        <LinkButton href="/dashboard">{t("leaveToDashboard")}</LinkButton>
        <LinkButton href="/programme" look="secondary">
          {t("leaveToCourses")}
        </LinkButton>
      </div>
    </section>
  );
}
