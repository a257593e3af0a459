import { randomUUID } from "node:crypto";
import { CallError } from "../../platform/call-error";
import { type Database, write } from "../../platform/db";
import type { Language } from "../../platform/i18n/language";
import { translatorFor } from "../../platform/i18n/messages";
import { queueMail, toRecipient } from "../../platform/mail";
import { closeAllSessions, openSession } from "../../platform/session";
import {
  type Account,
  type ClosedAccount,
  emptyAccount,
  endMailTokens,
  errorOfClosed,
  findAccountByUsername,
  findClosedAccount,
  formerMemberMarker,
  insertAccount,
  isAddressHeld,
  profileRow,
  queueVerification,
  rememberDevice,
  unusablePassword,
  updateAccount,
} from "../accounts";
import type { CallContext } from "../call";
import { recordDecisions, toDecisions } from "../privacy";
import { closeInvitation } from "../recovery";
import { namesOfAccount, type Person } from "./person";

/** `consented`: the privacy notice was shown beside the button that started the sign-in. */
type SignInOptions = { language: Language; campaign: string; source: string; consented: boolean };
type SignedIn = { account: Account; isNew: boolean };

/**
 * Signs a person in (rule: registration.social): with the linked account, else the one with the same verified address,
 * else a new one. Always opens a new session (threats T14). @throws CallError UNAUTHORIZED for an address that the
 * provider has not verified
 */
export async function signInAs(context: CallContext, person: Person, options: SignInOptions) {
  const closed = await findClosedOf(context.db, person);
  if (closed) throw await errorOfClosed(context, closed);
  await countIfNew(context, person);
  const enter = () =>
    write(context.db, async (db) => {
      const linked = await findLinkedAccount(db, person);
      const entered = linked
        ? { account: linked, isNew: false }
        : await linkOrCreate({ ...context, db }, person, options);
      return { ...entered, token: await openSession(db, entered.account.id, context.userAgent, context.now) };
    });
  const entered = await enter().catch((error: unknown) => {
    if (error instanceof DoneMeanwhile) return enter();
    throw error;
  });
  await rememberDevice(context, entered.account);
  return entered;
}

/** The closed account that this person would sign in to (rule: settings.delete). */
async function findClosedOf(db: Database, person: Person): Promise<ClosedAccount | undefined> {
  const linked = await identityOf(db, person).select("account_id").executeTakeFirst();
  if (linked) return findClosedAccount(db, { id: linked.account_id });
  return person.emailVerified ? findClosedAccount(db, { username: person.email }) : undefined;
}

/** Runs before the transaction, because the counters may need a connection of their own to the same database. */
async function countIfNew({ db, limits, address }: CallContext, person: Person): Promise<void> {
  const known = (await findLinkedAccount(db, person)) ?? (await findAccountByUsername(db, person.email));
  if (!known) await limits.pace("register", address);
}

/** Thrown when a concurrent first sign-in came first: the later one starts again and finds the account. */
class DoneMeanwhile extends Error {}

async function linkOrCreate(context: CallContext, person: Person, options: SignInOptions): Promise<SignedIn> {
  const { db, now } = context;
  const known = await findAccountByUsername(db, person.email);
  // An address that the provider has not verified must not open an existing account (threats T17).
  if (known && !person.emailVerified) throw new CallError("UNAUTHORIZED", "socialAddressTaken");
  // An account has had this address and may take it back (rules: settings.email, settings.delete).
  if (!known && (await isAddressHeld(db, person.email, now.toISOString())))
    throw new CallError("UNAUTHORIZED", "socialAddressTaken");
  // An invited person who signs in like this has accepted: the privacy notice was shown beside the button.
  const accepts = known !== undefined && (await closeInvitation(db, known.id, now));
  if (accepts) await recordConsents(context, known.id, options);
  const account = known ? await proveAddress(context, known, accepts) : await createAccount(context, person, options);
  if (!(await linkIdentity(db, person, account.id, now))) throw new DoneMeanwhile();
  return { account, isNew: !known };
}

/**
 * Marks the address as verified. An account that was unverified until now may have been registered by a stranger who
 * waits for the owner: its password, sessions, identities and the link to the guardian that the stranger named are
 * removed, and the owner gets a mail (threats T18). An invited account had none of these.
 */
async function proveAddress({ db, now }: CallContext, account: Account, wasInvited: boolean): Promise<Account> {
  if (account.verified_email === 1) return account;
  const change = {
    password_hash: unusablePassword,
    verified_email: 1,
    guardian_email: null,
    guardian_consented_at: null,
    updated_at: now.toISOString(),
  };
  await closeAllSessions(db, account.id);
  await unlinkIdentities(db, account.id);
  await endMailTokens(db, account.id, "guardianConsent");
  await updateAccount(db, account.id, change);
  if (!wasInvited)
    await queueMail(
      db,
      { kind: "passwordChanged", values: { firstName: account.first_name } },
      toRecipient(account),
      now,
    );
  return { ...account, ...change };
}

async function createAccount(context: CallContext, person: Person, options: SignInOptions): Promise<Account> {
  const { db, now } = context;
  const learner = translatorFor(options.language, "accounts")("learner");
  const names = namesOfAccount(context.content, person, learner);
  const account: Account = {
    ...emptyAccount(now.toISOString()),
    ...profileRow({ ...names, language_preference: options.language }),
    id: randomUUID(),
    username: person.email,
    password_hash: unusablePassword,
    utm_campaign: options.campaign,
    utm_source: options.source,
    verified_email: person.emailVerified ? 1 : 0,
  };
  if (!(await insertAccount(db, account))) throw new DoneMeanwhile();
  if (!person.emailVerified) await queueVerification(db, context, account);
  await recordConsents(context, account.id, options);
  return account;
}

function recordConsents({ db, now, content }: CallContext, accountId: string, { consented, language }: SignInOptions) {
  const shown = { minor: false, noticeVersion: content.privacyNotice.version, language };
  return recordDecisions(db, accountId, toDecisions(consented ? { consent_account: true } : {}, shown), now);
}

function findLinkedAccount(db: Database, person: Person): Promise<Account | undefined> {
  return identityOf(db, person)
    .innerJoin("accounts", "accounts.id", "identities.account_id")
    .selectAll("accounts")
    .where("accounts.username", "not like", `${formerMemberMarker}%`)
    .executeTakeFirst();
}

function identityOf(db: Database, { platform, subject }: Person) {
  return db
    .selectFrom("identities")
    .where("identities.provider", "=", platform)
    .where("identities.subject", "=", subject);
}

/** @returns false when the identity is linked already */
async function linkIdentity(db: Database, { platform, subject }: Person, accountId: string, now: Date) {
  const result = await db
    .insertInto("identities")
    .values({ provider: platform, subject, account_id: accountId, created_at: now.toISOString() })
    .onConflict((conflict) => conflict.columns(["provider", "subject"]).doNothing())
    .executeTakeFirst();
  return Number(result.numInsertedOrUpdatedRows ?? 0) === 1;
}

export async function unlinkIdentities(db: Database, accountId: string): Promise<void> {
  await db.deleteFrom("identities").where("account_id", "=", accountId).execute();
}
