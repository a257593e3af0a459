import type { Site } from "../content";
import { dateAndTime, dayMonthYear } from "../i18n/dates";
import { type Language, languageOrDefault } from "../i18n/language";
import { type Messages, type Translator, translatorFor } from "../i18n/messages";
import type { Settings } from "../settings";
import { wallForMail } from "../wall-picture";
import { finishedWall, readLook } from "../walls";
import { type Letter, type Letterhead, makeLetterhead } from "./letter-types";
import type { Mail, Mails } from "./mails";
import { mailableName } from "./recipient";
import type { OutboxMail } from "./records";
import { withoutPersonalData } from "./retry";
import { pictureId, renderLetter } from "./templates/letter-mail";

export type ComposedMail = Awaited<ReturnType<typeof composeMail>>;

/** Composes the mail of a row: both parts from one template, with the same Message-ID on every attempt. */
export async function composeMail(row: OutboxMail, letterhead: Letterhead) {
  const language = languageOrDefault(row.language);
  const letter = writeLetter({ kind: row.kind, values: JSON.parse(row.details) } as Mail, language, letterhead);
  const { address, name } = letterhead.from;
  const picture = await makePicture(letter);
  const shown = picture ? letter : { ...letter, picture: null };
  const headers: Record<string, string> = {
    "Content-Language": language,
    ...(letter.unsubscribeLink
      ? // RFC 8058: the mail program's unsubscribe button sends a POST to this address.
        { "List-Unsubscribe": `<${letter.unsubscribeLink}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" }
      : // RFC 3834: automatic replies such as holiday notices are not wanted.
        { "Auto-Submitted": "auto-generated" }),
  };
  return {
    messageId: `<${row.id}@${address.split("@").at(-1)}>`,
    from: { name: name ?? letterhead.site.name[language], address },
    to: { name: "", address: row.recipient },
    replyTo: letterhead.site.foundation.email,
    subject: letter.subject,
    ...(await renderLetter({ letter: shown, language, letterhead })),
    headers,
    attachments: picture ? [{ filename: "wall.png", cid: pictureId, content: picture, contentType: "image/png" }] : [],
  };
}

/** A mail is not late for its picture: without it, it says the same. */
async function makePicture({ picture }: Letter): Promise<Buffer | null> {
  if (!picture) return null;
  try {
    return await picture.make();
  } catch (error) {
    console.error(`mail: sent without its picture: ${withoutPersonalData(error)}`);
    return null;
  }
}

/** A mail as its reader gets it, without sending it. */
export async function previewMail(
  mail: Mail,
  language: Language,
  site: Site,
  settings: Settings,
): Promise<{ subject: string; html: string }> {
  const letterhead = makeLetterhead(site, settings);
  const letter = writeLetter(mail, language, letterhead);
  const { html } = await renderLetter({ letter, language, letterhead });
  return { subject: letter.subject, html };
}

/** The mail in its reader's language, by its outline (letters.ts). */
function writeLetter(mail: Mail, language: Language, letterhead: Letterhead): Letter {
  const t = translatorFor(language, "mail");
  const { site, portalUrl } = letterhead;
  const values = mail.values as Partial<Record<"firstName" | "courseName" | "link" | "unsubscribeLink", string | null>>;
  const outlineOf = letters[mail.kind] as (values: Mail["values"], context: object) => Outline;
  const outline = outlineOf(mail.values, { t, language });
  const names = {
    ...mail.values,
    course: values.courseName,
    site: site.name[language],
    foundation: site.foundation.name[language],
    email: site.foundation.email,
    ...outline.names,
  };
  const say = (key: string) =>
    t((key.includes(".") ? key : `${mail.kind}.${key}`) as "layout.help", names as Record<string, string>);
  const sayOrRepeat = (text: string | Typed) => (typeof text === "string" ? say(text) : text.typed);
  const inLanguage = (link: string) => linkInLanguage(link, language, portalUrl);
  const name = mailableName(values.firstName ?? "");
  const link = outline.page ? portalUrl + outline.page : values.link;
  return {
    subject: sayOrRepeat(outline.subject ?? "subject"),
    greeting: name ? t("layout.greeting", { name }) : t("layout.greetingAnybody"),
    paragraphs: outline.paragraphs.map(sayOrRepeat),
    facts: (outline.facts ?? []).flatMap(([label, value]) => (value ? { label: say(label), value } : [])),
    picture: outline.picture ?? null,
    action: link ? { label: say(outline.action ?? "action"), link: inLanguage(link) } : null,
    notes: (outline.notes ?? []).map(say),
    unsubscribeLink: values.unsubscribeLink ? inLanguage(values.unsubscribeLink) : null,
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

type Texts = Messages["mail"];

/** A text of the mail's own kind, or `kind.text` for one that another mail has too. */
type Key<Kind extends keyof Texts> = (keyof Texts[Kind] & string) | Parameters<Translator<"mail">>[0];

/** Words that somebody typed. */
type Typed = { typed: string };

/** What a mail says, by the keys of its texts. */
type Outline<Kind extends keyof Texts = keyof Texts> = {
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

const letters: { [Kind in Mail["kind"]]: (values: Mails[Kind], context: Context) => Outline<Kind> } = {
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
