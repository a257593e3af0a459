import type { ContractRouterClient } from "@orpc/contract";
import type { PortalContract } from "../contract";
import type { Content } from "../platform/content";
import type { Database } from "../platform/db";
import type { Language } from "../platform/i18n/language";
import type { Limits } from "../platform/limits";
import type { Learner } from "../platform/session";
import type { Settings } from "../platform/settings";

/** What an operation may use: the gate has already decided who asks and in which language the answer is. */
export type CallContext = {
  db: Database;
  content: Content;
  limits: Limits;
  settings: Settings;
  learner: Learner | null;
  /** How the token came: a browser's cookie, or a program's bearer token. */
  carriedBy: "cookie" | "bearer";
  language: Language;
  /** Where the call comes from, for limits only: an address, or the /64 network of an IPv6 address. */
  address: string;
  /** Which accounts have signed in on the asker's device (see `known-device` of the accounts); `keep` gives it a new marker. */
  device: { marker: string; keep: (marker: string) => Promise<void> };
  userAgent: string;
  now: Date;
  /** A browser fetches ahead what its user may open next: nothing counts as opened by it. */
  isPrefetch?: boolean;
};

type Client = ContractRouterClient<PortalContract>;
type Operation<Call> = Call extends (...given: infer Given) => Promise<infer Answer>
  ? (context: CallContext, input: NonNullable<Given[0]>) => Promise<Answer>
  : never;

/** A room's slice of the contract, as plain functions over explicit arguments. */
export type Operations<Domain extends keyof Client> = { [Name in keyof Client[Domain]]: Operation<Client[Domain][Name]> };
