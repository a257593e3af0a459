import { oc } from "@orpc/contract";
import * as z from "zod";
import { defaultLanguage, languages } from "../../platform/i18n/language";
import { longestEmail, plainEmail } from "../rules/email";
import { cleanLine, cleanText } from "../text/clean-text";
import type { StaffAccess } from "./staff";

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
  /** The response depends only on the language, so the server stores it as bytes. */
  sameForAll?: true;
  /** Allowed for a learner whose guardian has not consented yet; other calls fail with 403. */
  beforeGuardian?: "works";
  /** Sets or removes the cookie of the consent to measuring, so that a withdrawal works with the next page. */
  measuring?: "may change";
  /** It changes what public pages show: their stored responses are dropped (`page-changes.ts`). */
  changesPages?: true;
  /** What it may have completed: `certificates` checks then what is due. Set by `withEffects`. */
  completes?: (input: unknown, answer: unknown) => Completion | null;
};

/** The start of every call: the contract states the access, the backend enforces it (lib/api/embedded.ts). */
export const call = oc.$meta<CallMeta>({ access: "anyone" });
export const learnerCall = call.meta({ access: "learner" });

const whichLanguage = `${languages.join(" or ")}; anything else counts as ${defaultLanguage}`;

/** `?language=` and the body's field. Anything else counts as the default language (rule: language.order). */
export const languageField = z.enum(languages).catch(defaultLanguage).default(defaultLanguage).describe(whichLanguage);
/** The same for a call that handles a missing language by itself. */
export const optionalLanguageField = z.enum(languages).catch(defaultLanguage).optional().describe(whichLanguage);
/** The input of a call whose only input is a language; the desk's inputs extend it. */
export const languageInput = z.object({ language: languageField });
export const languageQuery = languageInput.default({ language: defaultLanguage });

export const slugField = z.string().min(1).max(120);

/** Of a journal, in letters. */
export const longestEntry = 10_000;

/** A text that is cleaned up to a few times its limit. A longer one stays as it is: its limit refuses it (threats T24). */
export const cleanedField = (maxLength: number, clean: (typed: string) => string) =>
  z.string().overwrite((typed) => (typed.trim().length > maxLength * 4 + 1000 ? typed : clean(typed)));

/** Plain text that a person typed, of one or more lines: cleaned, trimmed, length-limited. */
export const textField = (maxLength: number) => cleanedField(maxLength, cleanText).max(maxLength);
/** The same on one line. */
export const lineField = (maxLength: number) => cleanedField(maxLength, cleanLine).max(maxLength);

/** An e-mail address in its plain form, with a bound on its length; the rules of the form check it. */
export const addressField = z.string().overwrite(plainEmail).max(longestEmail);

/** The output of a call that only reports success. */
export const doneAnswer = z.object({ status: z.boolean(), message: z.string() });
export const doneCall = learnerCall.output(doneAnswer);
