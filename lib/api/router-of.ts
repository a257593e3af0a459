import type { Router } from "@orpc/server";
import { contract, type PortalContract } from "../contract";
import type { Caller } from "./caller";

/** Answers one call, given what the middleware has put into the context and the checked input. */
type Handler<Context> = (given: { context: Context; input: unknown }) => Promise<unknown>;
type Procedures<Context> = Record<string, Record<string, { handler: (handler: Handler<Context>) => unknown }>>;

/** A backend: the router with one handler for each call of the contract. */
export type BackendRouter = Router<PortalContract, { caller: Caller }>;

/**
 * Makes the router of a backend from the contract. `handlerOf` is called once for each call of it, so no call can be left out.
 * @param implementer what `implement(contract)` returns, with its middleware; `Context` is what that middleware hands on
 */
export function routerOf<Context>(implementer: { router: unknown }, handlerOf: (part: string, name: string) => Handler<Context>): BackendRouter {
  const procedures = implementer as unknown as Procedures<Context>;
  const parts = Object.entries(contract).map(([part, calls]) => {
    const handlers = Object.keys(calls).map((name) => [name, procedures[part]?.[name]?.handler(handlerOf(part, name))]);
    return [part, Object.fromEntries(handlers)];
  });
  return (implementer.router as (parts: unknown) => BackendRouter)(Object.fromEntries(parts));
}
