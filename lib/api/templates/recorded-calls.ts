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
  const around = (part: object, replace: (name: string, own: object) => unknown) =>
    new Proxy(part, {
      get(target, name) {
        const own: unknown = Reflect.get(target, name);
        // A client has no `then`, so that it may be awaited.
        return typeof name === "string" && own instanceof Object ? replace(name, own) : own;
      },
    });
  return around(api, (part, calls) =>
    around(calls, (name, call) =>
      typeof call === "function"
        ? (input: unknown) => answer(callKey(`${part}.${name}`, input), async () => call(input))
        : call,
    ),
  ) as ApiClient;
}
