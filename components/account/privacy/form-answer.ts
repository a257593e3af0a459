/** What a form of this room answers: what was typed, and what is to say about it. */
export type FormAnswer = { done: boolean; message: string; values: Record<string, string> };
export const nothingYet: FormAnswer = { done: false, message: "", values: {} };
