/** What a form of the course page answers: what was typed, and what is to say about it. */
export type CourseFormState = { done: boolean; message: string; values: Record<string, string> };
export const unanswered: CourseFormState = { done: false, message: "", values: {} };
