"use client";

import { createContext, type ReactNode, useContext, useEffect, useState, useSyncExternalStore } from "react";
import { storedHtml } from "@/components/ui/static-html/stored-html";
import { accountField } from "@/lib/api/page-account/account-names";
import { pageAccount, renderedAccount } from "@/lib/api/page-account/page-account";
import { leaveForOtherAccount } from "./leave-page";

const RenderedAccount = createContext<string | null>(null);

type Props = {
  /** Null for a guest, undefined where the page's HTML names it. */
  account: string | null | undefined;
  /** The key by which the server finds it while it renders that HTML. */
  htmlKey?: string;
  children: ReactNode;
};

/** Provides the account of `RenderedFor` to the forms below it. */
export function AccountProvider({ account: given, htmlKey = "", children }: Props) {
  const [inHtml] = useState(() => (given === undefined ? accountInHtml(htmlKey) : null));
  const account = given === undefined ? inHtml : given;
  useEffect(() => {
    // Another account's rendering has come around fields that still contain the first one's text.
    if (account && pageAccount() !== account) leaveForOtherAccount(window.location.pathname + window.location.search);
  }, [account]);
  return (
    <RenderedAccount value={account}>
      {account && <meta name="page-account" content={account} />}
      {children}
    </RenderedAccount>
  );
}

const accountInHtml = (htmlKey: string) => (typeof window === "undefined" ? storedHtml(htmlKey) : renderedAccount());

const never = () => () => undefined;

/** Required in every form that writes into an account: the account of its page (rule: session.page-account). */
export function AccountField() {
  const rendered = useContext(RenderedAccount);
  const value = useSyncExternalStore(never, pageAccount, () => rendered);
  return <input type="hidden" name={accountField} value={value ?? ""} />;
}
