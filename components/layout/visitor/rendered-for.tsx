import type { ReactNode } from "react";
import { signedInAccount } from "@/lib/api/server";
import { AccountProvider } from "./account-field";

/** Around a page of one visitor: its forms and calls say which account it was rendered for. Never around a page that is prerendered. */
export async function RenderedFor({ children }: { children: ReactNode }) {
  return <AccountProvider account={await signedInAccount()}>{children}</AccountProvider>;
}
