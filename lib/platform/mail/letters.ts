import { dateAndTime, dayMonthYear } from "../i18n/dates";
import type { Language } from "../i18n/language";
import { type Messages, type Translator, translatorFor } from "../i18n/messages";
import { wallForMail } from "../wall-picture";
import { finishedWall, readLook } from "../walls";
import type { Letter } from "./letter-types";
import type { Mail, Mails } from "./mails";
import { mailableName } from "./recipient";

type Texts = Messages["mail"];

/** A text of the mail's own kind, or `kind.text` for one that another mail has too. */
type Key<Kind extends keyof Texts> = (keyof Texts[Kind] & string) | Parameters<Translator<"mail">>[0];

/** Words that somebody typed. */
export type Typed = { typed: string };

/** What a mail says, by the keys of its texts. */
export type Outline<Kind extends keyof Texts = keyof Texts> = {
  /** `subject` where it is not given. */
  subject?: Key<Kind> | Typed;
  paragraphs: (Key<Kind> | Typed)[];
  /** Each with the key of its label; one without a value is left out. */
  facts?: [Key<Kind>, string][];
  picture?: Letter["picture"];
  /** The key of the button's label: `action` where it is not given. */
  action?: Key<Kind>;
  /** Where the button leads, when it is not `link` of the mail's values. */
  page?: `/${string}`;
  notes?: Key<Kind>[];
  /** What the texts name beside the values of the mail. */
  names?: Record<string, string | number>;
};

type Context = { t: Translator<"mail">; language: Language };

export const letters: { [Kind in Mail["kind"]]: (values: Mails[Kind], context: Context) => Outline<Kind> } = {
  verifyEmail: () => ({ paragraphs: ["lead", "why"], notes: ["validity", "notYou"] }),
  resetPassword: () => ({ paragraphs: ["lead"], notes: ["validity", "notYou"] }),
  passwordChanged: () => ({ paragraphs: ["lead", "itWasYou", "notYou"], page: "/reset-password" }),
  resumeLearning: () => ({ paragraphs: ["lead", "open"], notes: ["validity", "reason"] }),
  reminder: ({ subject, text }) => ({
    subject: { typed: subject },
    paragraphs: splitParagraphs(text),
    notes: ["resumeLearning.validity", "resumeLearning.reason"],
  }),
  recall: () => ({ paragraphs: ["lead", "open"], notes: ["validity", "reason"] }),
  guardianConsent: ({ childName }, { t }) => ({
    paragraphs: ["lead", "why"],
    notes: ["validity", "notYou"],
    names: { child: mailableName(childName) ?? t("guardianConsent.childWithoutName") },
  }),
  accountClosed: ({ until }, { t, language }) => ({
    subject: { typed: t("accountClosed.subject", { date: dayMonthYear(until, language) }) },
    paragraphs: ["lead", "keep", "then"],
    notes: ["notYou"],
    names: { date: dateAndTime(until, language) },
  }),
  accountDeleted: () => ({ paragraphs: ["lead", "rest", "welcome"], notes: ["notYou"] }),
  certificateReady: () => ({ paragraphs: ["lead", "use"] }),
  certificateIssued: ({ courseName: course, wall }, { language }) => ({
    subject: "certificateReady.subject",
    paragraphs: ["lead", "certificateReady.use"],
    picture: wall
      ? {
          alt: translatorFor(language, "wall")("alt", { course }),
          make: () =>
            wallForMail({ ...finishedWall(wall.courseId, wall.topics, wall.seed), look: readLook(wall.look) }),
        }
      : null,
    action: "certificateReady.action",
  }),
  certificateNeedsProfile: ({ courseName, what = courseName }) => ({
    paragraphs: ["lead", "missing"],
    names: { what },
  }),
  // A mail that an earlier version of the portal queued names no module and no topics.
  reviewReturned: ({ module = null, topics = [], note }) => ({
    paragraphs: ["lead", { typed: note }, "next"],
    facts: [
      ["module", module ?? ""],
      ["topics", topics.join(", ")],
    ],
    names: { count: topics.length },
  }),
  coordinatorAnswered: () => ({ paragraphs: ["lead", "where"] }),
  urgentMessage: () => ({ paragraphs: ["lead", "privacy"], notes: ["once"] }),
  certificateWithdrawn: ({ number, reason }) => ({
    paragraphs: ["lead", { typed: reason }],
    facts: [["number", number]],
    notes: ["notes"],
  }),
  certificateCorrected: ({ name, number, inProfile = false }) => ({
    paragraphs: ["lead", "old"],
    facts: [
      ["name", mailableName(name) ?? "–"],
      ["certificateWithdrawn.number", number],
    ],
    action: "certificateReady.action",
    notes: [inProfile ? "inProfile" : "profile"],
  }),
  deskWaits: ({ isDigest, ...work }) => ({
    subject: isDigest ? "subjectDigest" : "subjectNow",
    paragraphs: [isDigest ? "leadDigest" : "leadNow"],
    facts: (["messages", "overdue", "assigned", "reviews", "comments"] as const).map((kind) => [
      kind,
      work[kind] > 0 ? String(work[kind]) : "",
    ]),
    notes: ["choice"],
  }),
  deskAssigned: ({ what }) => ({ subject: what, paragraphs: ["lead"], notes: ["deskWaits.choice"] }),
  staffInvitation: ({ role }, { language }) => ({
    paragraphs: ["lead", "steps"],
    notes: ["validity", "notYou"],
    names: { role: roleName(role, language) },
  }),
  roleChanged: ({ role }, { language }) => ({
    paragraphs: role === "learner" ? ["taken"] : ["given", "factor"],
    notes: ["notYou"],
    names: { role: roleName(role, language) },
  }),
  administratorAdded: ({ address }) => ({ paragraphs: ["lead"], facts: [["who", address]], notes: ["notYou"] }),
  secondFactorChanged: ({ change }) => ({ paragraphs: [change], page: "/reset-password", notes: ["notYou"] }),
  accountChanged: ({ changed }) => ({
    paragraphs: ["lead"],
    facts: [["changed", changed]],
    page: "/profile",
    notes: ["notYou"],
  }),
  addressReplaced: () => ({ paragraphs: ["lead", "rest"], notes: ["notYou"] }),
  addressChanged: () => ({
    paragraphs: ["lead", "password"],
    action: "verifyEmail.action",
    notes: ["verifyEmail.validity", "notYou"],
  }),
  emailChangeAsked: () => ({ paragraphs: ["lead", "then"], notes: ["validity", "notYou"] }),
  emailTaken: () => ({ paragraphs: ["lead", "wasYou"], notes: ["notYou"] }),
  emailChangeNotice: ({ link }) => ({
    paragraphs: link ? ["lead", "itWasYou", "notYou"] : ["lead", "itWasYou"],
    notes: [link ? "validity" : "write"],
  }),
  emailChanged: ({ link }) => ({
    paragraphs: ["lead", "emailChangeNotice.itWasYou", ...(link ? (["notYou"] as const) : [])],
    action: "emailChangeNotice.action",
    notes: [link ? "validity" : "emailChangeNotice.write"],
  }),
  emailChangeUndone: ({ choosesPassword }) =>
    choosesPassword
      ? { paragraphs: ["lead", "password"], action: "choose", notes: ["validity"] }
      : { paragraphs: ["lead"], action: "login" },
  commentAnswered: () => ({ paragraphs: ["lead"], notes: ["reason"] }),
  invitation: () => ({ paragraphs: ["lead", "next"], notes: ["validity", "notYou"] }),
  grievanceReceived: ({ ticket, dueDate }) => ({
    paragraphs: ["lead"],
    facts: [
      ["ticket", ticket],
      ["dueDate", dueDate],
    ],
    notes: ["contact"],
  }),
  grievanceAnswered: ({ ticket, answer }) => ({
    paragraphs: ["lead", ...splitParagraphs(answer)],
    facts: [["grievanceReceived.ticket", ticket]],
    notes: ["grievanceReceived.contact"],
  }),
};

/** The paragraphs of a text that staff typed; each is escaped by the template. */
function splitParagraphs(text: string): Typed[] {
  return text.split(/\n+/).flatMap((typed) => (typed.trim() ? { typed } : []));
}

function roleName(role: string, language: Language): string {
  const t = translatorFor(language, "desk");
  const key = `roles.${role}` as "roles.partner";
  return t.has(key) ? t(key) : role;
}
