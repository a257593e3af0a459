import type { Problem, Values } from "./form-state";

/** What a form of the settings answers: what is wrong, or what was done; what was typed (never a password) stays. */
export type FormResult = { problems: Problem[]; done?: string; kept?: Values };
export type ResultAction = (before: FormResult, form: FormData) => Promise<FormResult>;

export const untouched: FormResult = { problems: [] };
