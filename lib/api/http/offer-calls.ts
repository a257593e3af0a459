import { portal } from "../../platform/portal.ts";

/** Answers a call of the API. `body`: where it is read from, when it is not the request's own. */
export type AnswerCall = (request: Request, body?: AsyncIterable<Uint8Array>) => Promise<Response>;

declare module "../../platform/portal.ts" {
  interface Portal {
    answerCall?: AnswerCall;
  }
}

/** Leaves `answer` for the server in front of Next, which cannot import the bundled code. */
export function offerCalls(answer: AnswerCall): void {
  portal.answerCall = answer;
}

/** Undefined until Next has answered the first call, with which it loads the code. */
export function offeredCalls(): AnswerCall | undefined {
  return portal.answerCall;
}
