import type { Problem, Values } from "./form-state";

/** What a form's server action returns to `useServerForm`: what is wrong, or the words for what was done; what was typed, never a password. */
export type FormResult = { problems: Problem[]; done?: string; values?: Values };
export type ResultAction = (before: FormResult, form: FormData) => Promise<FormResult>;

export const noResult: FormResult = { problems: [] };
