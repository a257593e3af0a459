import type { BrowserContext } from "../support/test";

export type Connection = { saveData: boolean; effectiveType: "2g" | "3g" | "4g" };
export const slow: Connection = { saveData: false, effectiveType: "2g" };
export const good: Connection = { saveData: false, effectiveType: "4g" };

/** What the browser tells the pages of its connection. It estimates that itself, on a busy machine as slow. */
export async function onConnection(context: BrowserContext, connection: Connection): Promise<void> {
  await context.addInitScript(
    (given) => Object.defineProperty(navigator, "connection", { value: given, configurable: true }),
    connection,
  );
}
