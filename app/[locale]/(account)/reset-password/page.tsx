import { ForgotForm } from "@/components/account/recovery/forgot-form";
import { LinkSent } from "@/components/account/recovery/link-sent";
import { AccountFrame } from "@/components/account/sign-in/account-frame";
import { ruleMessagesIn } from "@/components/forms/form-props";
import { foundMetadata, pageMetadata } from "@/components/layout/metadata/page-metadata";
import { sharedPage } from "@/components/pages/visitor-page";
import { LinkButton } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { readTyped } from "@/lib/api/http/typed-steps";
import { messagesIn, translatorFor } from "@/lib/platform/i18n/messages";

export const generateMetadata = foundMetadata(async ({ language, searchParams }) => {
  const t = translatorFor(language, "recovery");
  if ((await searchParams).done) return { title: t("doneTitle"), robots: { index: false } };
  return pageMetadata({ language, path: "/reset-password", title: t("forgotTitle"), description: t("forgotLead") });
});

/** A forgotten password. `?sent`: its form was submitted without JavaScript; `?done`: a new password was set. */
export default sharedPage(async ({ language, searchParams }) => {
  const [{ sent, done }, typed] = await Promise.all([searchParams, readTyped()]);
  const t = translatorFor(language, "recovery");
  const texts = messagesIn(language).recovery.forgot;
  return (
    <AccountFrame
      title={t(done ? "doneTitle" : "forgotTitle")}
      lead={t(done ? "doneLead" : "forgotLead")}
      picture={{ src: "/images/lessons/listening-first.svg", alt: t("forgotPictureAlt") }}
      other={done ? undefined : { question: t("remembered"), label: t("backToLogin"), href: "/login" }}
    >
      {done ? (
        <div className="grid justify-items-center gap-6">
          <span className="grid size-20 place-items-center rounded-full border-4 border-double border-leaf bg-leaf-tint text-leaf">
            <Icon name="check" className="size-9" />
          </span>
          <LinkButton href="/login" className="w-full">
            {t("toLogin")}
          </LinkButton>
        </div>
      ) : sent ? (
        <LinkSent message={translatorFor(language, "answers")("resetLinkSent")} texts={texts} />
      ) : (
        <ForgotForm language={language} texts={texts} words={ruleMessagesIn(language)} email={typed?.values.username} />
      )}
    </AccountFrame>
  );
});
