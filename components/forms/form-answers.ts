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

/**
 * The result for a button that does not submit the form: another language, or choices that depend on a field. Null when
 * the form was submitted.
 */
export function answerStep(form: FormData, again: Again): FormResult | null {
  if (isLanguage(textIn(form, "step").replace(/^language-/, ""))) return { ...again, problems: [] };
  if (asksForDistricts(form, again)) return { ...again, problems: [], brought: "districts" };
  return asksForBlocks(form, again) ? { ...again, problems: [], brought: "blocks" } : null;
}

/**
 * The problems, and the question about an unusual mobile number; null when there are no problems and no number is left
 * to confirm.
 */
export function answerFindings(form: FormData, again: Again, problems: Problem[]): FormResult | null {
  const mobileToConfirm = unconfirmedMobile(again.values, textIn(form, confirmedMobileField));
  return problems.length > 0 || mobileToConfirm
    ? { ...again, problems, mobileToConfirm: mobileToConfirm ?? (textIn(form, confirmedMobileField) || undefined) }
    : null;
}

/** The values that the form shows again: a password is never sent back to the browser. */
export function withoutPasswords({ password: _, confirmPassword: __, ...rest }: FieldValues): FieldValues {
  return rest;
}

/** The districts of the chosen state: without JavaScript the form's second step. */
export async function findDistricts({ state_id }: FieldValues, language: Language): Promise<Option[] | undefined> {
  if (!/^\d{1,2}$/.test(state_id ?? "") || !findStateName({ state_id })) return undefined;
  const { data } = await publicApi(language).places.getDistricts({ state_id: Number(state_id), language });
  return data.map(({ district, label }) => ({ value: district, label }));
}

/** The blocks of the chosen district: without JavaScript a further step. */
export async function findBlocks(
  { state_id, district }: FieldValues,
  language: Language,
): Promise<Option[] | undefined> {
  const districts = state_id ? await findDistricts({ state_id }, language) : undefined;
  if (!district || !districts?.some(({ value }) => value === district)) return undefined;
  const { data } = await publicApi(language).places.getBlocks({ state_id: Number(state_id), district, language });
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

/**
 * Whether the button that loads the districts was pressed. Enter presses it too, so it counts only while no district of
 * the state is chosen.
 */
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

export function findStateName({ state_id }: { state_id?: string }): string {
  return portalContent().places.states.find((state) => String(state.id) === state_id)?.en ?? "";
}

/** Whether the portal has the blocks of the chosen state. */
export function hasBlocks({ state_id }: FieldValues): boolean {
  return portalContent().places.blocks.has(Number(state_id));
}

/** The error of a call, as a problem that the form can show. Any other error shows the error page. */
export function problemInLanguage(
  error: unknown,
  language: Language,
  prefix?: "registrationFailed" | "loginFailed",
): Problem {
  if (!(error instanceof ORPCError)) throw error;
  const t = translatorFor(language, "accounts");
  return callProblem(error, prefix ? t(prefix) : "", t("offline"));
}
