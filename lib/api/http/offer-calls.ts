import { portal } from "../../platform/portal.ts";

/** Answers a call of the API. `body`: where it is read from, when it is not the request's own. */
export type HandleCall = (request: Request, body?: AsyncIterable<Uint8Array>) => Promise<Response>;

declare module "../../platform/portal.ts" {
  interface Portal {
    handleCall?: HandleCall;
  }
}

/** Leaves `answer` for the server in front of Next, which cannot import the bundled code. */
export function offerCalls(answer: HandleCall): void {
  portal.handleCall = answer;
}

/** Undefined until Next has answered the first call, with which it loads the code. */
export function offeredCalls(): HandleCall | undefined {
  return portal.handleCall;
}
