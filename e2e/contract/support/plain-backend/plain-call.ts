/** The input of a call to the plain backend. */
export type PlainCall = {
  parameters: Record<string, string>;
  query: URLSearchParams;
  body: Record<string, unknown>;
  /** Whose token came with the call; undefined for a guest. */
  person: Person | undefined;
};

/** Somebody registered at the plain backend. */
export type Person = {
  id: string;
  token: string;
  username: string;
  password: string;
  profile: Record<string, unknown>;
  courses: Map<string, Enrollment>;
};
export type Enrollment = {
  id: string;
  rating: number | null;
  feedback: string | null;
  topics: Map<string, { pages: Set<number>; quiz: number | null }>;
};

/** A status other than 200, with the message of the error catalogue. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

/** An article and a course that the backend gives nobody, with a 401 as to somebody who is not signed in. */
export const refused = "for-others";

export type Responses = Record<string, (call: PlainCall) => unknown>;

/** The text in the language that the call asks for. */
export function inLanguage({ query, body }: Pick<PlainCall, "query" | "body">, en: string, hi: string): string {
  return (query.get("language") ?? body.language) === "hi" ? hi : en;
}
