import { consentProps } from "@/components/account/privacy/consent-props";
import { InvitationForm } from "@/components/account/recovery/invitation-form";
import { newPasswordTexts } from "@/components/account/recovery/new-password-texts";
import { AccountFrame } from "@/components/account/sign-in/account-frame";
import { ruleMessagesIn } from "@/components/forms/form-props";
import { mailedLinkPage, titleMetadata } from "@/components/layout/metadata/page-metadata";
import { sharedPage } from "@/components/pages/visitor-page";
import { LinkButton } from "@/components/ui/button";
import { StateScreen } from "@/components/ui/state-screen";
import { portalContent } from "@/lib/api/content/portal-content";
import { publicApi, resultOfLink } from "@/lib/api/server";
import { messagesIn, translatorFor } from "@/lib/platform/i18n/messages";
import { settings } from "@/lib/platform/settings";

export const generateMetadata = titleMetadata("recovery", "invitationTitle", mailedLinkPage);

/** The page of an invitation's mailed link. Opening it changes nothing (threats T12); only the form accepts. */
export default sharedPage<"token" | "id">(async ({ language, params: { token, id } }) => {
  const t = translatorFor(language, "recovery");
  const invited = await resultOfLink(publicApi(language).recovery.readInvitation({ token, id }));
  if (!invited) {
    const actions = (
      <>
        <LinkButton href="/login">{t("invitationLogin")}</LinkButton>
        <LinkButton look="secondary" href="/reset-password">
          {t("invitationAgain")}
        </LinkButton>
      </>
    );
    return (
      <StateScreen picture="/images/states/not-found.svg" title={t("invitationOverTitle")} actions={actions}>
        <p>{t("invitationOverText")}</p>
      </StateScreen>
    );
  }
  const { firstName: name, course, role } = invited;
  const { site } = portalContent();
  const lead = role
    ? t("staffInvitationLead", { role: translatorFor(language, "desk")(`roles.${role}`), site: site.name[language] })
    : t("invitationLead", { name, course, foundation: site.foundation.name[language] });
  return (
    <AccountFrame
      title={t("invitationTitle")}
      lead={lead}
      picture={{ src: "/images/lessons/listening-first.svg", alt: t("forgotPictureAlt") }}
    >
      <InvitationForm
        link={{ token, id }}
        texts={{ ...messagesIn(language).recovery.invitation, ...newPasswordTexts(language) }}
        consents={consentProps(language)}
        words={ruleMessagesIn(language)}
        minimum={settings().passwordMinLength}
      />
    </AccountFrame>
  );
});
