import type { Router } from "@orpc/server";
import { contract, type PortalContract } from "../contract";
import type { Caller } from "./caller";

type Given = { context: unknown; input: unknown };
type Implementer = Record<string, Record<string, { handler: (answer: (given: Given) => unknown) => unknown }>>;
type Rooms<Operation> = Record<string, Record<string, Operation>>;

/**
 * Builds the router of a contract from one function for each call. The types are joined here, in one place: `Operations` and
 * the contract's client have already tied each function to its call.
 */
export function routerOf<Operation extends (...given: never[]) => unknown>(
  implementer: unknown,
  rooms: unknown,
  answer: (operation: (...given: unknown[]) => unknown, given: Given) => unknown,
): Router<PortalContract, { caller: Caller }> {
  const build = implementer as Implementer;
  const routers = Object.entries(contract).map(([room, calls]) => {
    const procedures = Object.keys(calls).map((name) => {
      const operation = (rooms as Rooms<Operation>)[room]?.[name] as unknown as (...given: unknown[]) => unknown;
      if (!operation) throw new Error(`Nobody answers ${room}.${name}`);
      return [name, build[room]?.[name]?.handler((given) => answer(operation, given))];
    });
    return [room, Object.fromEntries(procedures)];
  });
  return Object.fromEntries(routers) as Router<PortalContract, { caller: Caller }>;
}
