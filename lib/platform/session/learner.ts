import { CallError } from "../call-error";
import type { Role } from "../db";
import type { Language } from "../i18n/language";

declare const proven: unique symbol;

/** A signed-in person. Only this folder makes one, so code that holds one may rely on it. */
export type Learner = {
  readonly [proven]: true;
  readonly accountId: string;
  readonly username: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly language: Language;
  /** How she is drawn on her walls; empty where nothing was chosen. */
  readonly wallLook: string;
  readonly avatarUpdatedAt: string | null;
  readonly profileComplete: boolean;
  readonly emailVerified: boolean;
  /** The columns that say whether a guardian must consent, and whether one has. */
  readonly age: number | null;
  readonly profession: string;
  readonly guardianConsentedAt: string | null;
  readonly tokenHash: string;
  /** `learning`: by a mailed link; what concerns the account asks for the password (threats T13). */
  readonly scope: "full" | "learning";
  /** Given by the foundation (`npm run staff -- grant`, or an administrator at the desk). */
  readonly role: Role;
  /** When the second factor was proven in this session; null before. */
  readonly secondFactorAt: string | null;
  /** A coordinator or administrator who has proven the second factor; a mailed link never makes one (threats T13). */
  readonly isCoordinator: boolean;
};

/** @throws CallError UNAUTHORIZED with the documented word 'unauthorized.' */
export function requireLearner(context: { learner: Learner | null }): Learner {
  if (!context.learner) throw new CallError("UNAUTHORIZED", "unauthorized");
  return context.learner;
}

/** A learner whose session may change the account. @throws CallError UNAUTHORIZED, FORBIDDEN by a mailed link */
export function requireFullSession(context: { learner: Learner | null }): Learner {
  const learner = requireLearner(context);
  if (learner.scope !== "full") throw new CallError("FORBIDDEN", "signInAgain");
  return learner;
}
