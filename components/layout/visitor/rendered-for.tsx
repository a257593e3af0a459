import type { ReactNode } from "react";
import { shelve } from "@/components/ui/finished/shelf";
import { accountField } from "@/lib/api/page-account/account-names";
import { signedInAccount } from "@/lib/api/server";
import { AccountProvider } from "./account-field";

/**
 * Wraps a page rendered for one visitor: its forms and calls carry the account (rule: session.page-account). Never on a prerendered page. A document
 * names the account in its HTML and not in React's data, so that a template needs no change of that data (docs/decisions/0067).
 */
export async function RenderedFor({ children }: { children: ReactNode }) {
  const account = await signedInAccount();
  const isInHtml = account !== null && shelve(accountField, account);
  return <AccountProvider account={isInHtml ? undefined : account}>{children}</AccountProvider>;
}
