import type { ReactNode } from "react";
import { signedInAccount } from "@/lib/api/server";
import { AccountProvider } from "./account-field";

/** Wraps a page rendered for one visitor: its forms and calls carry the account (rule: session.page-account). Never on a prerendered page. */
export async function RenderedFor({ children }: { children: ReactNode }) {
  return <AccountProvider account={await signedInAccount()}>{children}</AccountProvider>;
}
