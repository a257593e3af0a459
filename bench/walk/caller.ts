/** The error for a call with an unexpected response, which ends the walk. */
export class FailedCall extends Error {
  constructor(method: string, path: string, status: number | string, answer: string) {
    super(`${method} /api${path} answered ${status}: ${answer.slice(0, 500)}`);
  }
}

/** The work is complete, and a coordinator has to review it before a certificate is issued. */
export class WaitsForReview extends Error {}

export type Answer = Record<string, unknown>;
export type Caller = {
  call: (method: "GET" | "POST" | "PUT", path: string, body?: Answer) => Promise<Answer>;
  /** The same, but returns a response with the status 400 or 409 instead of throwing. */
  tryCall: (method: "POST" | "PUT", path: string, body: Answer) => Promise<{ ok: boolean; answer: Answer }>;
  signIn: (token: string) => void;
};

/** Calls a portal's API as a program does: with JSON and the bearer token. */
export function makeCaller(portalUrl: string): Caller {
  let token = "";
  const ask = async (method: string, path: string, body?: Answer) => {
    const headers = { "content-type": "application/json", ...(token ? { authorization: `Bearer ${token}` } : {}) };
    const sent = method === "GET" ? {} : { body: JSON.stringify(body ?? {}) };
    const answer = await fetch(`${portalUrl}/api${path}`, { method, headers, ...sent }).catch((error: Error) => {
      throw new FailedCall(method, path, "nothing", String(error.cause ?? error.message));
    });
    const text = await answer.text();
    return { status: answer.status, text, fail: () => new FailedCall(method, path, answer.status, text) };
  };
  return {
    signIn: (given) => {
      token = given;
    },
    call: async (method, path, body) => {
      const { status, text, fail } = await ask(method, path, body);
      if (status !== 200) throw fail();
      return parse(text, fail);
    },
    tryCall: async (method, path, body) => {
      const { status, text, fail } = await ask(method, path, body);
      if (status !== 200 && status !== 409 && status !== 400) throw fail();
      return { ok: status === 200, answer: parse(text, fail) };
    },
  };
}

function parse(text: string, fail: () => Error): Answer {
  try {
    return JSON.parse(text) as Answer;
  } catch {
    throw fail();
  }
}
