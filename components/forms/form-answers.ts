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
  if (isLanguage(textIn(form, "step").replace(/^language-/, ""))) return { ...again, problems: [] };
  if (asksForDistricts(form, again)) return { ...again, problems: [], brought: "districts" };
  return asksForBlocks(form, again) ? { ...again, problems: [], brought: "blocks" } : null;
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
  const state = states.find((each) => String(each.id) === id);
  const districts = state && (await findDistricts(state.id, language));
  const district = asksBlock && districts?.some(({ value }) => value === values.district) ? values.district : undefined;
  return {
    stateName: state?.en ?? "",
    hasBlocks: state !== undefined && blocks.has(state.id),
    choices: {
      districts: stateId === undefined ? districts : undefined,
      blocks: state && district ? await findBlocks(state.id, district, language) : undefined,
    },
  };
}

async function findDistricts(state_id: number, language: Language): Promise<Option[]> {
  const { data } = await publicApi(language).places.getDistricts({ state_id, language });
  return data.map(({ district, label }) => ({ value: district, label }));
}

async function findBlocks(state_id: number, district: string, language: Language): Promise<Option[]> {
  const { data } = await publicApi(language).places.getBlocks({ state_id, district, language });
  return data.map(({ block, label }) => ({ value: block, label }));
}

/** Whether the button that loads the blocks was pressed; Enter is handled as in `asksForDistricts`. */
function asksForBlocks(form: FormData, { values, blocks }: { values: FieldValues; blocks?: Option[] }): boolean {
  return (
    textIn(form, "step") === "blocks" &&
    blocks !== undefined &&
    values.block !== noBlock &&
    !blocks.some((each) => each.value === values.block)
  );
}

/** Whether the button that loads the districts was pressed. Enter presses it too: not with a chosen district. */
function asksForDistricts(
  form: FormData,
  { values, districts }: { values: FieldValues; districts?: Option[] },
): boolean {
  return (
    textIn(form, "step") === "districts" &&
    districts !== undefined &&
    !districts.some((each) => each.value === values.district)
  );
}

/** The error of a call, as a problem that the form can show. Any other error shows the error page. */
export function problemInLanguage(error: unknown, language: Language, prefix?: "loginFailed"): Problem {
  if (!(error instanceof ORPCError)) throw error;
  const t = translatorFor(language, "accounts");
  return callProblem(error, prefix ? t(prefix) : "", t("offline"));
}
