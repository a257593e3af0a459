/** Every mail the portal sends, with the values its text needs. Links are whole addresses made from `PORTAL_URL`. */
export type Mail =
  | { kind: "verifyEmail"; values: { firstName: string; link: string } }
  | { kind: "resetPassword"; values: { firstName: string; link: string } }
  | { kind: "passwordChanged"; values: { firstName: string } }
  | { kind: "resumeLearning"; values: { firstName: string; courseName: string; link: string; unsubscribeLink: string } }
  /** `subject` and `text` are the desk's, with filled placeholders; a new line begins a paragraph. */
  | {
      kind: "reminder";
      values: { firstName: string; subject: string; text: string; link: string; unsubscribeLink: string };
    }
  /** Questions that are asked again; `link` opens them without a login. */
  | { kind: "recall"; values: { firstName: string; count: number; link: string; unsubscribeLink: string } }
  /** Somebody has answered in a discussion. Without the words and their authors, because other people may read the mailbox. */
  | {
      kind: "commentAnswered";
      values: { firstName: string; title: string; count: number; link: string; unsubscribeLink: string };
    }
  | { kind: "guardianConsent"; values: { childName: string; link: string } }
  | { kind: "accountDeleted"; values: { firstName: string } }
  /** `until`: when the closed account is deleted; `link` leads to the login, by which it is kept. */
  | { kind: "accountClosed"; values: { firstName: string; until: string; link: string } }
  /** `what` names the course or modules; `link` leads to the certificate, or to the course of several. */
  | { kind: "certificateReady"; values: { firstName: string; courseName: string; what: string; link: string } }
  | { kind: "certificateNeedsProfile"; values: { firstName: string; courseName: string; what: string; link: string } }
  /** A certificate without a review: the learner requested it, or a module was completed. */
  | {
      kind: "certificateIssued";
      values: {
        firstName: string;
        courseName: string;
        what: string;
        link: string;
        /** The finished wall of the course, where all of it is complete. */
        wall?: { courseId: string; topics: string[]; seed: number; look: string };
      };
    }
  /** `module` where modules are reviewed one by one. */
  | {
      kind: "reviewReturned";
      values: {
        firstName: string;
        courseName: string;
        module: string | null;
        topics: string[];
        note: string;
        link: string;
      };
    }
  /** Without the answer itself, because other people may read the mailbox too. */
  | { kind: "coordinatorAnswered"; values: { firstName: string; link: string } }
  /** To staff: a message with words of danger waits. No words and no author: others may read the mailbox. */
  | { kind: "urgentMessage"; values: { firstName: string; link: string } }
  /** Issued again with a corrected name, under a new address and number. */
  | {
      kind: "certificateCorrected";
      values: { firstName: string; what: string; name: string; number: string; link: string; inProfile?: boolean };
    }
  /** To staff: how much waits, in numbers. `isDigest`: the morning's mail; else what came since the last. */
  | {
      kind: "deskWaits";
      values: {
        firstName: string;
        messages: number;
        overdue: number;
        assigned: number;
        reviews: number;
        comments: number;
        isDigest: boolean;
        link: string;
      };
    }
  /** To staff: something was assigned to them. */
  | { kind: "deskAssigned"; values: { firstName: string; what: "conversation" | "grievance"; link: string } }
  /** To an address that nobody has verified: its owner takes a role at the desk by `link`. */
  | { kind: "staffInvitation"; values: { role: string; link: string } }
  /** `role`: "learner" where it was taken away. */
  | { kind: "roleChanged"; values: { firstName: string; role: string; link: string } }
  /** To the other administrators: `address` is the new one's. */
  | { kind: "administratorAdded"; values: { firstName: string; address: string; link: string } }
  | { kind: "secondFactorChanged"; values: { firstName: string; change: "set" | "removed" | "codes" } }
  /** Staff have changed the account. `changed`: what, in the words of the mail's language, without the values. */
  | { kind: "accountChanged"; values: { firstName: string; changed: string } }
  /** To the address that the account had. It does not tell the new one: this mailbox may be a stranger's. */
  | { kind: "addressReplaced"; values: { firstName: string } }
  /** To the new address of an account. `link` verifies it. */
  | { kind: "addressChanged"; values: { firstName: string; link: string } }
  /** To the new address of a change that its owner asked for. `link` makes the change, and undoes it later. */
  | { kind: "emailChangeAsked"; values: { firstName: string; link: string } }
  /** To an address that has an account already and was to become another account's. It names no one. */
  | { kind: "emailTaken"; values: { link: string } }
  /**
   * To the old address, when a change was asked for and when it was made. `link` undoes it; null for an address that
   * no one had verified. They do not tell the new address: this mailbox may be a stranger's.
   */
  | { kind: "emailChangeNotice"; values: { firstName: string; link: string | null } }
  | { kind: "emailChanged"; values: { firstName: string; link: string | null } }
  /** To the earlier address, which the account has again. `link` leads to a new password, or to the login. */
  | { kind: "emailChangeUndone"; values: { firstName: string; link: string; choosesPassword: boolean } }
  /** Staff have entered the person, who must accept before the account works. */
  | { kind: "invitation"; values: { firstName: string; courseName: string; link: string } }
  | { kind: "certificateWithdrawn"; values: { firstName: string; what: string; number: string; reason: string } }
  /** `dueDate` in the words of the mail's language. */
  | { kind: "grievanceReceived"; values: { name: string; ticket: string; dueDate: string } }
  | { kind: "grievanceAnswered"; values: { name: string; ticket: string; answer: string } };

/** The mails that a reader can unsubscribe from; all others are about the reader's own account. */
type MailingKind = Extract<Mail, { values: { unsubscribeLink: string } }>["kind"];
const mailings: Record<MailingKind, true> = {
  resumeLearning: true,
  reminder: true,
  recall: true,
  commentAnswered: true,
};

export function isMailing(kind: string): kind is MailingKind {
  return Object.hasOwn(mailings, kind);
}
