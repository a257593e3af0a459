import "server-only";
import { ORPCError } from "@orpc/client";
import { redirect } from "next/navigation";
import { portalContent } from "@/lib/api/content/portal-content";
import { publicApi } from "@/lib/api/server";
import { noBlock } from "@/lib/contract/teaching";
import { chooseLanguage, isLanguage, type Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";
import { callProblem } from "./call-problem";
import type { Option } from "./field";
import { askedField, type FormResult, mobileToAsk, type Problem, scriptField, type Values } from "./form-state";

export const textIn = (form: FormData, name: string): string => String(form.get(name) ?? "");

/** An action stands behind no [locale]: each form carries the language of its page, and its button for the other language that one. */
export const pageLanguage = (form: FormData): Language => chooseLanguage(textIn(form, "step").replace(/^language-/, ""), textIn(form, "pageLanguage"));

type Again = Omit<FormResult, "problems"> & { values: Values };

/** Whether the browser that sent the form runs JavaScript: it reads the answer instead of loading a page. */
export const isScripted = (form: FormData): boolean => form.get(scriptField) === "1";

/**
 * Ends an action that leads to another page. A browser without JavaScript is redirected; with it the page is loaded anew, because who is signed in
 * has changed or something else of the whole page has. `done`: the toast's message there.
 */
export function leadTo(form: FormData, address: string, done = ""): FormResult {
  return isScripted(form) ? { problems: [], done, leadsTo: address } : redirect(address);
}

/** What a button requested that does not submit the form: another language, or choices that depend on a field. Null when the form was submitted. */
export function answerStep(form: FormData, again: Again): FormResult | null {
  if (isLanguage(textIn(form, "step").replace(/^language-/, ""))) return { ...again, problems: [] };
  if (asksForDistricts(form, again)) return { ...again, problems: [], brought: "districts" };
  return asksForBlocks(form, again) ? { ...again, problems: [], brought: "blocks" } : null;
}

/** What is wrong, and the question about a number that no mobile has; null when there is neither, or the question was put before. */
export function answerFindings(form: FormData, again: Again, problems: Problem[]): FormResult | null {
  const asked = mobileToAsk(again.values, form.get(askedField));
  return problems.length > 0 || asked ? { ...again, problems, asked: asked ?? (textIn(form, askedField) || undefined) } : null;
}

/** What the form shows again: everything but what must not travel back. */
export function withoutPasswords({ password: _, confirmPassword: __, ...kept }: Values): Values {
  return kept;
}

/** The districts of the chosen state: without JavaScript the form's second step. */
export async function findDistricts({ state_id }: Values, language: Language): Promise<Option[] | undefined> {
  if (!/^\d{1,2}$/.test(state_id ?? "") || !findStateName({ state_id })) return undefined;
  const { data } = await publicApi(language).places.getDistricts({ state_id: Number(state_id), language });
  return data.map(({ district, label }) => ({ value: district, label }));
}

/** The blocks of the chosen district: without JavaScript a further step. */
export async function findBlocks({ state_id, district }: Values, language: Language): Promise<Option[] | undefined> {
  const districts = state_id ? await findDistricts({ state_id }, language) : undefined;
  if (!district || !districts?.some(({ value }) => value === district)) return undefined;
  const { data } = await publicApi(language).places.getBlocks({ state_id: Number(state_id), district, language });
  return data.map(({ block, label }) => ({ value: block, label }));
}

/** The button that brings the blocks, counting as the one for the districts does. */
function asksForBlocks(form: FormData, { values, blocks }: { values: Values; blocks?: Option[] }): boolean {
  return form.get("step") === "blocks" && blocks !== undefined && values.block !== noBlock && !blocks.some((each) => each.value === values.block);
}

/** The button that brings the districts. Enter presses it too, so it only counts while no district of the state is chosen. */
function asksForDistricts(form: FormData, { values, districts }: { values: Values; districts?: Option[] }): boolean {
  return form.get("step") === "districts" && districts !== undefined && !districts.some((each) => each.value === values.district);
}

export function findStateName({ state_id }: { state_id?: string }): string {
  return portalContent().places.states.find((state) => String(state.id) === state_id)?.en ?? "";
}

/** Whether the portal has the blocks of the chosen state. */
export function hasBlocks({ state_id }: Values): boolean {
  return portalContent().places.blocks.has(Number(state_id));
}

/** The error of a call, as a problem that the form can show. Any other error is for the error page. */
export function problemInLanguage(error: unknown, language: Language, prefix?: "registrationFailed" | "loginFailed"): Problem {
  if (!(error instanceof ORPCError)) throw error;
  const t = translatorFor(language, "accounts");
  return callProblem(error, prefix ? t(prefix) : "", t("offline"));
}
