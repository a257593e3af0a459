import type { Generated } from "kysely";

// Tables beside the accounts: sign-in, mails, consents, complaints, events.

export type AccountTables = {
  identities: {
    provider: "google" | "facebook";
    subject: string;
    account_id: string;
    created_at: string;
  };

  mail_tokens: {
    token_hash: string;
    account_id: string;
    purpose: string;
    created_at: string;
    expires_at: string;
    used_at: string | null;
  };

  /** A change of the account's email by its owner. The hashes are those of the tokens of its mailed links. */
  email_changes: {
    id: string;
    account_id: string;
    old_address: string;
    old_verified: number;
    new_address: string;
    /** Null where the new address has an account already: its owner got another mail, which no change follows. */
    new_hash: string | null;
    /** Null if no one had verified the old address, because the mailbox may belong to a stranger. */
    old_hash: string | null;
    /** Of the second mail to the old address, once the change was made. */
    changed_hash: string | null;
    /** The session that asked; it stays when the others end. */
    session_hash: string;
    asked_at: string;
    /** Until when the links work: 72 hours, and 72 hours again from the change on. */
    ends_at: string;
    changed_at: string | null;
    undone_at: string | null;
  };

  /** A deleted account that can be taken back until `deletes_at`; else like a deleted one (decision 0304). */
  closed_accounts: {
    account_id: string;
    /** The email, which nobody else gets meanwhile. */
    username: string;
    /** The row of `accounts`, as JSON. */
    account: string;
    /** The rows of the other tables that are put back, as JSON. */
    kept: string;
    /** The role at the desk that it had. It is not put back. */
    role: string;
    closed_at: string;
    deletes_at: string;
  };

  consents: {
    id: string;
    account_id: string;
    purpose: string;
    given: number;
    notice_version: string;
    language: string;
    decided_at: string;
  };

  outbox: {
    id: string;
    account_id: string | null;
    kind: string;
    recipient: string;
    language: string;
    /** The mail's values as JSON; emptied once the mail is sent, because links in it hold tokens. */
    details: string;
    created_at: string;
    due_at: string;
    attempts: Generated<number>;
    claimed_until: string | null;
    sent_at: string | null;
    /** Set instead of `sent_at` when it has failed for too long; `last_error` has the reason. */
    given_up_at: string | null;
    last_error: string | null;
  };

  /** The picture as base64 of a re-encoded WebP. */
  avatars: { account_id: string; picture: string; updated_at: string };

  grievances: {
    ticket: string;
    name: string;
    contact: string;
    message: string;
    language: string;
    created_at: string;
    due_at: string;
    /** The account of the staff member to whom it is assigned. */
    assigned_to: Generated<string | null>;
    answer: Generated<string | null>;
    answered_at: Generated<string | null>;
  };

  audit_events: { id: string; account_id: string | null; kind: string; happened_at: string };
};
