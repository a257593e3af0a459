import type { Router } from "@orpc/server";
import { contract, type PortalContract } from "../contract";
import type { Caller } from "./caller";

/** Handles one call, with the middleware's context and the checked input. */
type Handler<Context> = (given: { context: Context; input: unknown }) => Promise<unknown>;
type Procedures<Context> = Record<string, Record<string, { handler: (handler: Handler<Context>) => unknown }>>;

/** A backend: the router with one handler for each call of the contract. */
export type BackendRouter = Router<PortalContract, { caller: Caller }>;

/**
 * Makes the router of a backend from the contract. `findHandler` is called once for each call, so no call can be left
 * out.
 * @param implementer the result of `implement(contract)` with its middleware; `Context` is the context that the
 * middleware passes on
 */
export function buildRouter<Context>(
  implementer: { router: unknown },
  findHandler: (part: string, name: string) => Handler<Context>,
): BackendRouter {
  const procedures = implementer as unknown as Procedures<Context>;
  const parts = Object.entries(contract).map(([part, calls]) => {
    const handlers = Object.keys(calls).map((name) => [
      name,
      procedures[part]?.[name]?.handler(findHandler(part, name)),
    ]);
    return [part, Object.fromEntries(handlers)];
  });
  return (implementer.router as (parts: unknown) => BackendRouter)(Object.fromEntries(parts));
}
