import { oc } from "@orpc/contract";
import * as z from "zod";
import { defaultLanguage, languages } from "../platform/i18n/language";

/** What public pages show that people write. */
export type PageChange = "forum comments" | "module comments" | "names" | "a rating";

/**
 * Who may make a call, and what it does to the session. `anyone` calls may still know the learner; `learner` calls answer 401
 * without one. A call that opens a session answers its `token`; the door keeps it in the browser's sealed cookie too.
 */
export type CallMeta = {
  access?: "anyone" | "learner";
  session?: "opens" | "closes";
  /** Works for somebody under 18 whose guardian has not consented yet; every other call of a learner answers 403. */
  beforeGuardian?: "works";
  /** After it, the cookie that lets the browser be measured is set or dropped: a withdrawal reaches every browser with its next page. */
  measuring?: "may change";
  /** It changes what public pages show: those are drawn anew with their next visitor (`lib/api/pages/page-tags.ts`). */
  changes?: PageChange;
  /** It does something in the topic that its input names, or in the profile; the certificates room then sees whether a certificate or a review is due. */
  completes?: "a topic" | "a profile";
};

/** The start of every call: access is stated in the contract and enforced by the gate (`lib/api/middleware.ts`). */
export const call = oc.$meta<CallMeta>({ access: "anyone" });
export const learnerCall = call.meta({ access: "learner" });

const whichLanguage = `${languages.join(" or ")}; anything else counts as ${defaultLanguage}`;

/** `?language=` and the body field of that name. What is no language of the portal counts as the default one (rule: language.order). */
export const languageField = z.enum(languages).catch(defaultLanguage).default(defaultLanguage).describe(whichLanguage);
/** The same where a call has an own answer to "no language": nothing counts as nothing. */
export const optionalLanguageField = z.enum(languages).catch(defaultLanguage).optional().describe(whichLanguage);
export const languageQuery = z.object({ language: languageField }).default({ language: defaultLanguage });

export const slugField = z.string().min(1).max(120);

/** Plain text a person typed: trimmed, length-limited. */
export const textField = (maxLength: number) => z.string().trim().max(maxLength);

/** The least that a call which only reports success answers. */
export const doneAnswer = z.object({ status: z.boolean(), message: z.string() });
