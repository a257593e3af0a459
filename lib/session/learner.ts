import { isLanguage, type Language } from "../i18n/language";
import { Refusal } from "../refusal";

declare const proven: unique symbol;

/** Somebody who is signed in. Only this room makes one, so whoever holds one may rely on it. */
export type Learner = {
  readonly [proven]: true;
  readonly accountId: string;
  readonly username: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly language: Language;
  readonly profileComplete: boolean;
  readonly emailVerified: boolean;
  readonly tokenHash: string;
};

type LearnerRow = {
  account_id: string;
  username: string;
  first_name: string;
  last_name: string;
  language_preference: string;
  is_profile_complete: number;
  verified_email: number;
  token_hash: string;
};

export function learnerFrom(row: LearnerRow): Learner {
  return {
    accountId: row.account_id,
    username: row.username,
    firstName: row.first_name,
    lastName: row.last_name,
    language: isLanguage(row.language_preference) ? row.language_preference : "en",
    profileComplete: row.is_profile_complete === 1,
    emailVerified: row.verified_email === 1,
    tokenHash: row.token_hash,
  } as Learner;
}

/** @throws Refusal UNAUTHORIZED with the documented word 'unauthorized.' */
export function requireLearner(context: { learner: Learner | null }): Learner {
  if (!context.learner) throw new Refusal("UNAUTHORIZED", "unauthorized");
  return context.learner;
}
