import type { Writers } from "./letter-types";

type EmailKind = "emailChangeAsked" | "emailTaken" | "emailChangeNotice" | "emailChanged" | "emailChangeUndone";

/** The mails about a change of the account's email by its owner (rule: settings.email). */
export const emailLetters: Pick<Writers, EmailKind> = {
  emailChangeAsked: ({ link }, { t, site }) => ({
    subject: t("emailChangeAsked.subject"),
    paragraphs: [t("emailChangeAsked.lead", { site }), t("emailChangeAsked.then")],
    action: { label: t("emailChangeAsked.action"), link },
    notes: [t("emailChangeAsked.validity"), t("emailChangeAsked.notYou")],
  }),

  emailTaken: ({ link }, { t, site }) => ({
    subject: t("emailTaken.subject"),
    paragraphs: [t("emailTaken.lead", { site }), t("emailTaken.wasYou")],
    action: { label: t("emailTaken.action"), link },
    notes: [t("emailTaken.notYou")],
  }),

  emailChangeNotice: ({ link }, { t, site, letterhead }) => ({
    subject: t("emailChangeNotice.subject"),
    paragraphs: [
      t("emailChangeNotice.lead", { site }),
      t("emailChangeNotice.itWasYou"),
      ...(link ? [t("emailChangeNotice.notYou")] : []),
    ],
    action: link ? { label: t("emailChangeNotice.action"), link } : null,
    notes: [
      link
        ? t("emailChangeNotice.validity")
        : t("emailChangeNotice.write", { email: letterhead.site.foundation.email }),
    ],
  }),

  emailChanged: ({ link }, { t, site, letterhead }) => ({
    subject: t("emailChanged.subject"),
    paragraphs: [
      t("emailChanged.lead", { site }),
      t("emailChangeNotice.itWasYou"),
      ...(link ? [t("emailChanged.notYou")] : []),
    ],
    action: link ? { label: t("emailChangeNotice.action"), link } : null,
    notes: [
      link ? t("emailChanged.validity") : t("emailChangeNotice.write", { email: letterhead.site.foundation.email }),
    ],
  }),

  emailChangeUndone: ({ link, choosesPassword }, { t, site }) => ({
    subject: t("emailChangeUndone.subject"),
    paragraphs: [t("emailChangeUndone.lead", { site }), ...(choosesPassword ? [t("emailChangeUndone.password")] : [])],
    action: { label: t(choosesPassword ? "emailChangeUndone.choose" : "emailChangeUndone.login"), link },
    notes: choosesPassword ? [t("emailChangeUndone.validity")] : [],
  }),
};
