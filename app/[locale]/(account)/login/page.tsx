import { redirect } from "next/navigation";
import { AccountFrame } from "@/components/account/sign-in/account-frame";
import { LoginForm } from "@/components/account/sign-in/login-form";
import { SocialButtons } from "@/components/account/sign-in/social-buttons";
import { socialProblem, socialTexts } from "@/components/account/sign-in/social-texts";
import { loginTexts, ruleMessagesIn } from "@/components/forms/form-props";
import { listedMetadata } from "@/components/layout/metadata/page-metadata";
import { sharedPage } from "@/components/pages/visitor-page";
import { Notice } from "@/components/ui/notice";
import { returnPath } from "@/lib/api/http/return-path";
import { readTyped } from "@/lib/api/http/typed-steps";
import { findVisitor, requestHasSession } from "@/lib/api/server";
import { pickTexts, translatorFor } from "@/lib/platform/i18n/messages";

export const generateMetadata = listedMetadata("/login", "accounts", "login", "loginLead");

export default sharedPage(async ({ language, searchParams }) => {
  const { rdir, problem: problemKey, again } = await searchParams;
  const returnTo = returnPath(rdir, "/dashboard");
  const [visitor, typed] = await Promise.all([findVisitor(language), readTyped()]);
  const t = translatorFor(language, "accounts");
  // `again`: a mailed link opened the session, and the requested page requires the password (threats T13).
  if (visitor && !again && (await requestHasSession())) redirect(returnTo);
  const problem = socialProblem(problemKey, language);
  return (
    <AccountFrame
      title={t("loginTitle")}
      lead={again ? translatorFor(language, "answers")("signInAgain") : t(rdir ? "loginFirst" : "loginLead")}
      picture={{ src: "/images/lessons/listening-first.svg", alt: t("loginPictureAlt") }}
      other={{
        question: t("noAccount"),
        label: t("registerLink"),
        href: rdir ? `/register?rdir=${encodeURIComponent(returnTo)}` : "/register",
      }}
    >
      {problem && (
        <Notice kind={problem.kind} className="mb-6">
          {problem.text}
        </Notice>
      )}
      <LoginForm
        language={language}
        texts={pickTexts(t, loginTexts)}
        words={ruleMessagesIn(language)}
        returnTo={returnTo}
        username={typed?.values.username}
      />
      <p className="mt-3 text-center">
        <a href="/reset-password" className="inline-flex min-h-12 items-center font-semibold">
          {t("forgotPassword")}
        </a>
      </p>
      <SocialButtons texts={socialTexts(language)} returnTo={rdir ? returnTo : undefined} />
    </AccountFrame>
  );
});
