import type { RecordedCalls } from "../../platform/portal";
import type { ApiClient } from "../backend";

/** The key of a recorded call: its name, such as `learning.modules`, and its input. */
export const callKey = (name: string, input: unknown): string => `${name} ${JSON.stringify(input ?? {})}`;

/** The same client, which records every answer in `calls`. */
export const recordingApi = (api: ApiClient, calls: RecordedCalls): ApiClient =>
  aroundCalls(api, async (key, ask) => {
    calls[key] = await ask();
    return calls[key];
  });

/** A client that answers from what is recorded. `others`: whether `api` answers what is not; else it fails. */
export const recordedApi = (api: ApiClient, calls: RecordedCalls, others: "asked" | "refused"): ApiClient =>
  aroundCalls(api, async (key, ask) => {
    if (Object.hasOwn(calls, key)) return calls[key];
    if (others === "asked") return ask();
    throw new Error(`A template asked for ${key.split(" ", 1)[0]}, which its page was not opened with.`);
  });

/** The same client, each of whose calls is answered by `answer`. `ask`: calls the client itself. */
export function aroundCalls(
  api: ApiClient,
  answer: (key: string, ask: () => Promise<unknown>) => Promise<unknown>,
): ApiClient {
  const around = <Part extends object>(part: Part, replace: (name: string, own: unknown) => unknown) =>
    new Proxy(part, {
      get(target, name) {
        const own: unknown = Reflect.get(target, name);
        return typeof name === "string" ? replace(name, own) : own;
      },
    });
  const isPart = (own: unknown): own is object =>
    (typeof own === "object" && own !== null) || typeof own === "function";
  return around(api, (part, calls) => {
    if (!isPart(calls)) return calls;
    return around(calls, (name, call) => {
      if (typeof call !== "function") return call;
      return (input: unknown) => answer(callKey(`${part}.${name}`, input), async () => call(input));
    });
  });
}
