type Named = { firstName: string };
type Linked = Named & { link: string };
/** A mail that its reader can unsubscribe from; all others are about the reader's own account. */
type Mailing = Linked & { unsubscribeLink: string };
/** `what` names the course or modules; `link` leads to the certificate, or to the course of several. */
type AboutCourse = Linked & { courseName: string; what: string };
/** `link` is null for an address that no one had verified. */
type ToOldAddress = Named & { link: string | null };

/** Every mail the portal sends, with the values its text needs. Links are whole addresses made from `PORTAL_URL`. */
export type Mails = {
  verifyEmail: Linked;
  resetPassword: Linked;
  passwordChanged: Named;
  resumeLearning: Mailing & { courseName: string };
  /** `subject` and `text` are the desk's, with filled placeholders; a new line begins a paragraph. */
  reminder: Mailing & { subject: string; text: string };
  /** Questions that are asked again; `link` opens them without a login. */
  recall: Mailing & { count: number };
  /** Somebody has answered in a discussion. Without the words and their authors, because other people may read the mailbox. */
  commentAnswered: Mailing & { title: string; count: number };
  guardianConsent: { childName: string; link: string };
  accountDeleted: Named;
  /** `until`: when the closed account is deleted; `link` leads to the login, by which it is kept. */
  accountClosed: Linked & { until: string };
  certificateReady: AboutCourse;
  certificateNeedsProfile: AboutCourse;
  /**
   * A certificate without a review: the learner requested it, or a module was completed. `wall`: the finished wall of
   * the course, where all of it is complete.
   */
  certificateIssued: AboutCourse & { wall?: { courseId: string; topics: string[]; seed: number; look: string } };
  /** `module` where modules are reviewed one by one. */
  reviewReturned: Linked & { courseName: string; module: string | null; topics: string[]; note: string };
  /** Without the answer itself, because other people may read the mailbox too. */
  coordinatorAnswered: Linked;
  /** To staff: a message with words of danger waits. No words and no author: others may read the mailbox. */
  urgentMessage: Linked;
  /** Issued again with a corrected name, under a new address and number. */
  certificateCorrected: Linked & { what: string; name: string; number: string; inProfile?: boolean };
  /** To staff: how much waits, in numbers. `isDigest`: the morning's mail; else what came since the last. */
  deskWaits: Linked &
    Record<"messages" | "overdue" | "assigned" | "reviews" | "comments", number> & { isDigest: boolean };
  /** To staff: something was assigned to them. */
  deskAssigned: Linked & { what: "conversation" | "grievance" };
  /** To an address that nobody has verified: its owner takes a role at the desk by `link`. */
  staffInvitation: { role: string; link: string };
  /** `role`: "learner" where it was taken away. */
  roleChanged: Linked & { role: string };
  /** To the other administrators: `address` is the new one's. */
  administratorAdded: Linked & { address: string };
  secondFactorChanged: Named & { change: "set" | "removed" | "codes" };
  /** Staff have changed the account. `changed`: what, in the words of the mail's language, without the values. */
  accountChanged: Named & { changed: string };
  /** To the address that the account had. It does not tell the new one: this mailbox may be a stranger's. */
  addressReplaced: Named;
  /** To the new address of an account. `link` verifies it. */
  addressChanged: Linked;
  /** To the new address of a change that its owner asked for. `link` makes the change, and undoes it later. */
  emailChangeAsked: Linked;
  /** To an address that has an account already and was to become another account's. It names no one. */
  emailTaken: { link: string };
  /**
   * To the old address, when a change was asked for and when it was made. `link` undoes it. They do not tell the new
   * address: this mailbox may be a stranger's.
   */
  emailChangeNotice: ToOldAddress;
  emailChanged: ToOldAddress;
  /** To the earlier address, which the account has again. `link` leads to a new password, or to the login. */
  emailChangeUndone: Linked & { choosesPassword: boolean };
  /** Staff have entered the person, who must accept before the account works. */
  invitation: Linked & { courseName: string };
  certificateWithdrawn: Named & { what: string; number: string; reason: string };
  /** `dueDate` in the words of the mail's language. */
  grievanceReceived: { name: string; ticket: string; dueDate: string };
  grievanceAnswered: { name: string; ticket: string; answer: string };
};

export type Mail = { [Kind in keyof Mails]: { kind: Kind; values: Mails[Kind] } }[keyof Mails];

type MailingKind = Extract<Mail, { values: Mailing }>["kind"];

const mailings: Record<MailingKind, true> = {
  resumeLearning: true,
  reminder: true,
  recall: true,
  commentAnswered: true,
};

export function isMailing(kind: string): kind is MailingKind {
  return Object.hasOwn(mailings, kind);
}
