import { dateAndTime, dayMonthYear } from "../i18n/dates";
import type { Language } from "../i18n/language";
import { translatorFor } from "../i18n/messages";
import { wallForMail } from "../wall-picture";
import { finishedWall, readLook } from "../walls";
import { emailLetters } from "./email-letters";
import type { Letter, LetterContext, Letterhead, LetterText, Writers } from "./letter-types";
import type { Mail } from "./mails";
import { mailableName } from "./recipient";

export function writeLetter(mail: Mail, language: Language, letterhead: Letterhead): Letter {
  const t = translatorFor(language, "mail");
  const context = { t, site: letterhead.site.name[language], letterhead, language };
  const write = writers[mail.kind] as (values: Mail["values"], context: LetterContext) => LetterText;
  const { action, unsubscribeLink, ...text } = write(mail.values, context);
  const inLanguage = (link: string) => linkInLanguage(link, language, letterhead.portalUrl);
  const name = mailableName("firstName" in mail.values ? mail.values.firstName : "");
  const greeting = name ? t("layout.greeting", { name }) : t("layout.greetingAnybody");
  return {
    greeting,
    paragraphs: [],
    facts: [],
    picture: null,
    action: action ? { ...action, link: inLanguage(action.link) } : null,
    notes: [],
    unsubscribeLink: unsubscribeLink ? inLanguage(unsubscribeLink) : null,
    ...text,
  };
}

/** A page that is opened from a mail is in the mail's language (rule: language.mail-links). */
function linkInLanguage(link: string, language: Language, portalUrl: string): string {
  if (!URL.canParse(link)) return link;
  const url = new URL(link);
  if (url.origin !== new URL(portalUrl).origin || url.searchParams.has("language")) return link;
  url.searchParams.set("language", language);
  return url.href;
}

const writers: Writers = {
  verifyEmail: ({ link }, { t, site }) => ({
    subject: t("verifyEmail.subject"),
    paragraphs: [t("verifyEmail.lead", { site }), t("verifyEmail.why")],
    action: { label: t("verifyEmail.action"), link },
    notes: [t("verifyEmail.validity"), t("verifyEmail.notYou")],
  }),

  resetPassword: ({ link }, { t, site }) => ({
    subject: t("resetPassword.subject"),
    paragraphs: [t("resetPassword.lead", { site })],
    action: { label: t("resetPassword.action"), link },
    notes: [t("resetPassword.validity"), t("resetPassword.notYou")],
  }),

  passwordChanged: (_, { t, site, letterhead }) => ({
    subject: t("passwordChanged.subject"),
    paragraphs: [t("passwordChanged.lead", { site }), t("passwordChanged.itWasYou"), t("passwordChanged.notYou")],
    action: { label: t("passwordChanged.action"), link: `${letterhead.portalUrl}/reset-password` },
  }),

  resumeLearning: ({ courseName: course, link, unsubscribeLink }, { t }) => ({
    subject: t("resumeLearning.subject", { course }),
    paragraphs: [t("resumeLearning.lead", { course }), t("resumeLearning.open")],
    action: { label: t("resumeLearning.action"), link },
    notes: [t("resumeLearning.validity"), t("resumeLearning.reason")],
    unsubscribeLink,
  }),

  reminder: ({ subject, text, link, unsubscribeLink }, { t }) => ({
    subject,
    paragraphs: splitParagraphs(text),
    action: { label: t("reminder.action"), link },
    notes: [t("resumeLearning.validity"), t("resumeLearning.reason")],
    unsubscribeLink,
  }),

  recall: ({ count, link, unsubscribeLink }, { t }) => ({
    subject: t("recall.subject", { count }),
    paragraphs: [t("recall.lead", { count }), t("recall.open")],
    action: { label: t("recall.action"), link },
    notes: [t("recall.validity"), t("recall.reason")],
    unsubscribeLink,
  }),

  guardianConsent: ({ childName, link }, { t, site }) => ({
    subject: t("guardianConsent.subject"),
    paragraphs: [
      t("guardianConsent.lead", { child: mailableName(childName) ?? t("guardianConsent.childWithoutName"), site }),
      t("guardianConsent.why"),
    ],
    action: { label: t("guardianConsent.action"), link },
    notes: [t("guardianConsent.validity"), t("guardianConsent.notYou")],
  }),

  accountClosed: ({ until, link }, { t, site, language }) => {
    const date = dateAndTime(until, language);
    return {
      subject: t("accountClosed.subject", { date: dayMonthYear(until, language) }),
      paragraphs: [
        t("accountClosed.lead", { site }),
        t("accountClosed.keep", { date }),
        t("accountClosed.then", { date }),
      ],
      action: { label: t("accountClosed.action"), link },
      notes: [t("accountClosed.notYou")],
    };
  },

  accountDeleted: (_, { t, site }) => ({
    subject: t("accountDeleted.subject"),
    paragraphs: [t("accountDeleted.lead", { site }), t("accountDeleted.rest"), t("accountDeleted.welcome")],
    notes: [t("accountDeleted.notYou")],
  }),

  certificateReady: ({ courseName: course, what, link }, { t }) => ({
    subject: t("certificateReady.subject", { course }),
    paragraphs: [t("certificateReady.lead", { what }), t("certificateReady.use")],
    action: { label: t("certificateReady.action"), link },
  }),

  certificateIssued: ({ courseName: course, what, link, wall }, { t, language }) => ({
    subject: t("certificateReady.subject", { course }),
    paragraphs: [t("certificateIssued.lead", { what }), t("certificateReady.use")],
    picture: wall
      ? {
          alt: translatorFor(language, "wall")("alt", { course }),
          make: () =>
            wallForMail({ ...finishedWall(wall.courseId, wall.topics, wall.seed), look: readLook(wall.look) }),
        }
      : null,
    action: { label: t("certificateReady.action"), link },
  }),

  certificateNeedsProfile: ({ courseName: course, what = course, link }, { t }) => ({
    subject: t("certificateNeedsProfile.subject", { course }),
    paragraphs: [t("certificateNeedsProfile.lead", { what }), t("certificateNeedsProfile.missing")],
    action: { label: t("certificateNeedsProfile.action"), link },
  }),

  // A mail that an earlier version of the portal queued names no module and no topics.
  reviewReturned: ({ courseName: course, module = null, topics = [], note, link }, { t }) => ({
    subject: t("reviewReturned.subject", { course }),
    paragraphs: [t("reviewReturned.lead", { course }), note, t("reviewReturned.next")],
    facts: [
      ...(module ? [{ label: t("reviewReturned.module"), value: module }] : []),
      ...(topics.length > 0
        ? [{ label: t("reviewReturned.topics", { count: topics.length }), value: topics.join(", ") }]
        : []),
    ],
    action: { label: t("reviewReturned.action"), link },
  }),

  coordinatorAnswered: ({ link }, { t }) => ({
    subject: t("coordinatorAnswered.subject"),
    paragraphs: [t("coordinatorAnswered.lead"), t("coordinatorAnswered.where")],
    action: { label: t("coordinatorAnswered.action"), link },
  }),

  urgentMessage: ({ link }, { t }) => ({
    subject: t("urgentMessage.subject"),
    paragraphs: [t("urgentMessage.lead"), t("urgentMessage.privacy")],
    action: { label: t("urgentMessage.action"), link },
    notes: [t("urgentMessage.once")],
  }),

  certificateWithdrawn: ({ what, number, reason }, { t, letterhead }) => ({
    subject: t("certificateWithdrawn.subject"),
    paragraphs: [t("certificateWithdrawn.lead", { what }), reason],
    facts: [{ label: t("certificateWithdrawn.number"), value: number }],
    notes: [t("certificateWithdrawn.notes", { email: letterhead.site.foundation.email })],
  }),

  certificateCorrected: ({ what, name, number, link, inProfile = false }, { t }) => ({
    subject: t("certificateCorrected.subject"),
    paragraphs: [t("certificateCorrected.lead", { what }), t("certificateCorrected.old")],
    facts: [
      { label: t("certificateCorrected.name"), value: mailableName(name) ?? "–" },
      { label: t("certificateWithdrawn.number"), value: number },
    ],
    action: { label: t("certificateReady.action"), link },
    notes: [t(inProfile ? "certificateCorrected.inProfile" : "certificateCorrected.profile")],
  }),

  deskWaits: ({ isDigest, link, ...work }, { t }) => {
    const kinds = (["messages", "overdue", "assigned", "reviews", "comments"] as const).filter(
      (kind) => work[kind] > 0,
    );
    return {
      subject: t(isDigest ? "deskWaits.subjectDigest" : "deskWaits.subjectNow"),
      paragraphs: [t(isDigest ? "deskWaits.leadDigest" : "deskWaits.leadNow")],
      facts: kinds.map((kind) => ({ label: t(`deskWaits.${kind}`), value: String(work[kind]) })),
      action: { label: t("deskWaits.action"), link },
      notes: [t("deskWaits.choice")],
    };
  },

  deskAssigned: ({ what, link }, { t }) => ({
    subject: t(`deskAssigned.${what}`),
    paragraphs: [t("deskAssigned.lead")],
    action: { label: t("deskAssigned.action"), link },
    notes: [t("deskWaits.choice")],
  }),

  staffInvitation: ({ role, link }, { t, site, language }) => ({
    subject: t("staffInvitation.subject", { site }),
    paragraphs: [t("staffInvitation.lead", { site, role: roleName(role, language) }), t("staffInvitation.steps")],
    action: { label: t("staffInvitation.action"), link },
    notes: [t("staffInvitation.validity"), t("staffInvitation.notYou")],
  }),

  roleChanged: ({ role, link }, { t, site, language, letterhead }) => ({
    subject: t("roleChanged.subject", { site }),
    paragraphs:
      role === "learner"
        ? [t("roleChanged.taken", { site })]
        : [t("roleChanged.given", { site, role: roleName(role, language) }), t("roleChanged.factor")],
    action: { label: t("roleChanged.action"), link },
    notes: [t("roleChanged.notYou", { email: letterhead.site.foundation.email })],
  }),

  administratorAdded: ({ address, link }, { t, site, letterhead }) => ({
    subject: t("administratorAdded.subject", { site }),
    paragraphs: [t("administratorAdded.lead", { site })],
    facts: [{ label: t("administratorAdded.who"), value: address }],
    action: { label: t("administratorAdded.action"), link },
    notes: [t("administratorAdded.notYou", { email: letterhead.site.foundation.email })],
  }),

  secondFactorChanged: ({ change }, { t, site, letterhead }) => ({
    subject: t("secondFactorChanged.subject", { site }),
    paragraphs: [t(`secondFactorChanged.${change}`, { site })],
    action: { label: t("secondFactorChanged.action"), link: `${letterhead.portalUrl}/reset-password` },
    notes: [t("secondFactorChanged.notYou", { email: letterhead.site.foundation.email })],
  }),

  accountChanged: ({ changed }, { t, letterhead }) => ({
    subject: t("accountChanged.subject"),
    paragraphs: [t("accountChanged.lead")],
    facts: [{ label: t("accountChanged.changed"), value: changed }],
    action: { label: t("accountChanged.action"), link: `${letterhead.portalUrl}/profile` },
    notes: [t("accountChanged.notYou", { email: letterhead.site.foundation.email })],
  }),

  addressReplaced: (_, { t, site, letterhead }) => ({
    subject: t("addressReplaced.subject"),
    paragraphs: [t("addressReplaced.lead", { site }), t("addressReplaced.rest")],
    notes: [t("addressReplaced.notYou", { email: letterhead.site.foundation.email })],
  }),

  addressChanged: ({ link }, { t, site }) => ({
    subject: t("addressChanged.subject"),
    paragraphs: [t("addressChanged.lead", { site }), t("addressChanged.password")],
    action: { label: t("verifyEmail.action"), link },
    notes: [t("verifyEmail.validity"), t("addressChanged.notYou")],
  }),

  ...emailLetters,

  commentAnswered: ({ title, count, link, unsubscribeLink }, { t }) => ({
    subject: t("commentAnswered.subject", { title }),
    paragraphs: [t("commentAnswered.lead", { count, title })],
    action: { label: t("commentAnswered.action"), link },
    notes: [t("commentAnswered.reason")],
    unsubscribeLink,
  }),

  invitation: ({ courseName: course, link }, { t, site, letterhead, language }) => ({
    subject: t("invitation.subject", { course }),
    paragraphs: [
      t("invitation.lead", { course, site, foundation: letterhead.site.foundation.name[language] }),
      t("invitation.next"),
    ],
    action: { label: t("invitation.action"), link },
    notes: [t("invitation.validity"), t("invitation.notYou")],
  }),

  grievanceReceived: ({ name, ticket, dueDate }, { t, letterhead, language }) => ({
    subject: t("grievanceReceived.subject", { ticket }),
    name,
    paragraphs: [t("grievanceReceived.lead", { foundation: letterhead.site.foundation.name[language] })],
    facts: [
      { label: t("grievanceReceived.ticket"), value: ticket },
      { label: t("grievanceReceived.dueDate"), value: dueDate },
    ],
    notes: [t("grievanceReceived.contact", { email: letterhead.site.foundation.email })],
  }),

  grievanceAnswered: ({ name, ticket, answer }, { t, letterhead, language }) => ({
    subject: t("grievanceAnswered.subject", { ticket }),
    name,
    paragraphs: [
      t("grievanceAnswered.lead", { foundation: letterhead.site.foundation.name[language] }),
      ...splitParagraphs(answer),
    ],
    facts: [{ label: t("grievanceReceived.ticket"), value: ticket }],
    notes: [t("grievanceReceived.contact", { email: letterhead.site.foundation.email })],
  }),
};

/** The paragraphs of a text that staff typed; each is escaped by the template. */
function splitParagraphs(text: string): string[] {
  return text.split(/\n+/).filter((line) => line.trim());
}

function roleName(role: string, language: Language): string {
  const t = translatorFor(language, "desk");
  const key = `roles.${role}` as "roles.partner";
  return t.has(key) ? t(key) : role;
}
