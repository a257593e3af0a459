import type { RecordedCalls } from "../../platform/portal";
import type { ApiClient } from "../backend";

/** The key of a call in what is recorded: its name, such as `learning.modules`, and its input. */
export const callKey = (name: string, input: unknown): string => `${name} ${JSON.stringify(input ?? {})}`;

/** The same client, which notes every answer in `calls`. */
export function recordingApi(api: ApiClient, calls: RecordedCalls): ApiClient {
  return aroundCalls(api, async (key, ask) => {
    const answer = await ask();
    calls[key] = answer;
    return answer;
  });
}

/**
 * A client that answers from what is recorded. `others`: whether `api` answers a call that is not; else it fails, so
 * that a page gets no answer that it was not opened with.
 */
export function recordedApi(api: ApiClient, calls: RecordedCalls, others: "asked" | "refused"): ApiClient {
  return aroundCalls(api, async (key, ask) => {
    if (Object.hasOwn(calls, key)) return calls[key];
    if (others === "asked") return ask();
    throw new Error(`A template asked for ${key.split(" ", 1)[0]}, which its page was not opened with.`);
  });
}

/** The same client, which waits before every call. */
export function beforeCalls(api: ApiClient, wait: () => Promise<void>): ApiClient {
  return aroundCalls(api, async (_, ask) => {
    await wait();
    return ask();
  });
}

function aroundCalls(
  api: ApiClient,
  answer: (key: string, ask: () => Promise<unknown>) => Promise<unknown>,
): ApiClient {
  return new Proxy(api, {
    get(parts, part) {
      const calls: unknown = Reflect.get(parts, part);
      if (typeof part !== "string" || !isNamespace(calls)) return calls;
      return new Proxy(calls, {
        get(all, name) {
          const call: unknown = Reflect.get(all, name);
          if (typeof name !== "string" || typeof call !== "function") return call;
          return (input: unknown) => answer(callKey(`${part}.${name}`, input), async () => call(input));
        },
      });
    },
  });
}

const isNamespace = (value: unknown): value is object =>
  (typeof value === "object" && value !== null) || typeof value === "function";
