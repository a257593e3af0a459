import "server-only";
import { ORPCError } from "@orpc/client";
import { redirect } from "next/navigation";
import { carryToNextPage } from "@/components/layout/visitor/carry-toast";
import { readCallError } from "@/lib/api/call-error";
import { portalContent } from "@/lib/api/content/portal-content";
import { isScripted, textIn } from "@/lib/api/http/read-form";
import { respondWithStatus } from "@/lib/api/pages/page-status";
import { publicApi } from "@/lib/api/server";
import { unconfirmedMobile } from "@/lib/contract/rules/mobile";
import { noBlock } from "@/lib/contract/teaching";
import { isLanguage, type Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";
import { callProblem } from "./call-problem";
import type { Option } from "./field";
import { findBlocks, findDistricts } from "./fields/find-places";
import { confirmedMobileField, type FieldValues, type FormResult, type Problem } from "./form-state";

type Again = Omit<FormResult, "problems"> & { values: FieldValues };

/**
 * The page of a form that was sent without JavaScript and could not be saved for now has the status 503, with
 * `Retry-After`; what was typed is in it. Not before a redirect to a page that says so: with this status it would be an
 * empty page. A script reads the problem from the answer to its call.
 */
export function tellUnavailable(form: FormData, error: unknown): void {
  if (!isScripted(form) && readCallError(error)?.status === 503) respondWithStatus(503);
}

/**
 * Ends an action that leads to another page. A browser without JavaScript is redirected; with JavaScript the next page
 * is loaded in full, because the session or another part of the layout has changed. `scripted`: `isScripted` of the
 * form; `done`: the message that stands there.
 */
export async function leadTo(scripted: boolean, address: string, done = ""): Promise<FormResult> {
  if (scripted) return { problems: [], done, leadsTo: address };
  if (done) await carryToNextPage(done);
  redirect(address);
}

/** The result for a button that does not submit: another language, or dependent choices. Null for a submit. */
export function answerStep(form: FormData, again: Again): FormResult | null {
  const step = textIn(form, "step");
  if (isLanguage(step.replace(/^language-/, ""))) return { ...again, problems: [] };
  // Enter presses the button that loads choices too: not with one of them chosen.
  const isOpen = (choices: Option[] | undefined, chosen: string | undefined) =>
    choices !== undefined && !choices.some(({ value }) => value === chosen);
  const { districts, blocks, values } = again;
  if (step === "districts" && isOpen(districts, values.district)) return { ...again, problems: [], brought: step };
  if (step === "blocks" && values.block !== noBlock && isOpen(blocks, values.block))
    return { ...again, problems: [], brought: step };
  return null;
}

/** The problems, and the question about an unusual mobile number; null when nothing is wrong or open. */
export function answerFindings(form: FormData, again: Again, problems: Problem[]): FormResult | null {
  const mobileToConfirm = unconfirmedMobile(again.values, textIn(form, confirmedMobileField));
  return problems.length > 0 || mobileToConfirm
    ? { ...again, problems, mobileToConfirm: mobileToConfirm ?? (textIn(form, confirmedMobileField) || undefined) }
    : null;
}

/**
 * The place that was chosen: the choices that depend on it, which are further steps without JavaScript, the name of the
 * state, and whether its districts are listed by block. `stateId`: the state of a form that does not ask for one.
 */
export async function findPlace(
  values: FieldValues,
  language: Language,
  { stateId, asksBlock = false }: { stateId?: number; asksBlock?: boolean } = {},
) {
  const id = stateId === undefined ? (values.state_id ?? "") : String(stateId);
  const { states, blocks } = portalContent().places;
  const api = publicApi(language);
  const state = states.find((each) => String(each.id) === id);
  const districts = state && (await findDistricts(api, state.id, language));
  const district = asksBlock && districts?.some(({ value }) => value === values.district) ? values.district : undefined;
  return {
    stateName: state?.en ?? "",
    hasBlocks: state !== undefined && blocks.has(state.id),
    choices: {
      districts: stateId === undefined ? districts : undefined,
      blocks: state && district ? await findBlocks(api, state.id, district, language) : undefined,
    },
  };
}

/** The error of a call, as a problem that the form can show. Any other error shows the error page. */
export function problemInLanguage(error: unknown, language: Language, prefix?: "loginFailed"): Problem {
  if (!(error instanceof ORPCError)) throw error;
  const t = translatorFor(language, "accounts");
  return callProblem(error, prefix ? t(prefix) : "", t("offline"));
}
