import { oc } from "@orpc/contract";
import * as z from "zod";
import { defaultLanguage, languages } from "../../platform/i18n/language";
import { longestEmail, plainEmail } from "../rules/email";
import { cleanLine, cleanText } from "../text/clean-text";
import type { StaffAccess } from "./staff";

/**
 * Which public pages a call changes: those that show the comments of a discussion, a course's rating (`course` is its
 * id or number), or names.
 */
export type PageChange =
  | { shows: "forum comments" | "module comments"; slug: string }
  | { shows: "rating"; course: string }
  | { shows: "names" };

/** What a call may complete: a topic, or the learner's profile. */
export type Completion = { topicId: string } | "profile";

/**
 * Who may make a call, and what it does to the session. `anyone` calls still get the learner if there is one; `learner`
 * calls fail with 401 without one. A call that opens a session returns its `token`; the middleware also stores it in
 * the browser's sealed cookie.
 */
export type CallMeta = {
  access?: "anyone" | "learner";
  session?: "opens" | "closes";
  /** It writes nothing that a repetition would write again, although its method is not GET: it takes no key. */
  onlyReads?: true;
  /** Every call of the desk has it. */
  staff?: StaffAccess;
  /**
   * The response depends only on the language, not on the caller or on anything that changes while the portal runs: the
   * server stores it as bytes.
   */
  sameForAll?: true;
  /**
   * Allowed for a learner under 18 whose guardian has not consented yet; every other call of such a learner fails with
   * 403.
   */
  beforeGuardian?: "works";
  /**
   * After it the cookie of the consent to measuring is set or removed, so that a withdrawal takes effect in every
   * browser with its next page.
   */
  measuring?: "may change";
  /**
   * Which public pages it changes: they are rendered again for their next visitor (`lib/api/pages/page-changes.ts`).
   * Set by `withEffects`.
   */
  changes?: (input: unknown, answer: unknown) => PageChange | null;
  /**
   * What it may have completed: `certificates` then checks whether a certificate or a review is due. Set by
   * `withEffects`.
   */
  completes?: (input: unknown, answer: unknown) => Completion | null;
};

/**
 * The start of every call: access is stated in the contract and enforced by the backend
 * (`lib/api/embedded-middleware.ts`).
 */
export const call = oc.$meta<CallMeta>({ access: "anyone" });
export const learnerCall = call.meta({ access: "learner" });

const whichLanguage = `${languages.join(" or ")}; anything else counts as ${defaultLanguage}`;

/**
 * `?language=` and the body field of that name. Anything but a language of the portal counts as the default one
 * (rule: language.order).
 */
export const languageField = z.enum(languages).catch(defaultLanguage).default(defaultLanguage).describe(whichLanguage);
/** The same for a call that handles a missing language by itself. */
export const optionalLanguageField = z.enum(languages).catch(defaultLanguage).optional().describe(whichLanguage);
/** The input of a call whose only input is a language; the desk's inputs extend it. */
export const languageInput = z.object({ language: languageField });
export const languageQuery = languageInput.default({ language: defaultLanguage });

export const slugField = z.string().min(1).max(120);

/** Plain text that a person typed, of one or more lines: cleaned, trimmed, length-limited. */
export const textField = (maxLength: number) => z.string().overwrite(cleanText).max(maxLength);
/** The same on one line. */
export const lineField = (maxLength: number) => z.string().overwrite(cleanLine).max(maxLength);

/** An e-mail address in its plain form, with a bound on its length; the rules of the form check it. */
export const addressField = z.string().overwrite(plainEmail).max(longestEmail);

/** The output of a call that only reports success. */
export const doneAnswer = z.object({ status: z.boolean(), message: z.string() });
