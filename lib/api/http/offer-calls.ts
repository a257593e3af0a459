/** Answers a call of the API. `body`: where it is read from, when it is not the request's own. */
export type AnswerCall = (request: Request, body?: AsyncIterable<Uint8Array>) => Promise<Response>;

const holder = globalThis as { portalAnswerCall?: AnswerCall };

/** Leaves `answer` for the server in front of Next, which shares only `globalThis` with the bundled code. */
export function offerCalls(answer: AnswerCall): void {
  holder.portalAnswerCall = answer;
}

/** Undefined until Next has answered the first call, with which it loads the code. */
export function offeredCalls(): AnswerCall | undefined {
  return holder.portalAnswerCall;
}
