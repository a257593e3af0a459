import type { ReactNode } from "react";
import { GuardianWaiting } from "@/components/account";
import { NotFoundScreen } from "@/components/layout/not-found-screen";
import { LinkButton } from "@/components/ui/button";
import { StateScreen } from "@/components/ui/state-screen";
import { storeHtml } from "@/components/ui/static-html/store-html";
import { PageError } from "@/lib/api/page-error";
import { respondWithStatus } from "@/lib/api/pages/page-status";
import { signedInAccount } from "@/lib/api/server";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";
import { AccountProvider } from "../layout/visitor/account-field";

/**
 * Screens of a page that replace the common ones: for something that does not exist, was removed, was replaced (a
 * certificate) or is locked (a topic), and for a page of the desk outside the visitor's role.
 */
export type Screens = {
  notThere?: ReactNode;
  gone?: ReactNode;
  replaced?: ReactNode;
  locked?: ReactNode;
  notForRole?: () => ReactNode;
};

/** Renders a page of this visitor, or the error screen with its status. */
export async function renderOrErrorScreen(
  language: Language,
  page: () => Promise<ReactNode>,
  screens: Screens = {},
): Promise<ReactNode> {
  return <RenderedFor>{await pageOrErrorScreen(language, page, screens)}</RenderedFor>;
}

/** The same for a page that is the same for everybody: it names no account. */
export async function pageOrErrorScreen(
  language: Language,
  page: () => Promise<ReactNode>,
  { notThere, gone, replaced, locked, notForRole }: Screens = {},
): Promise<ReactNode> {
  try {
    return await page();
  } catch (error) {
    if (!(error instanceof PageError)) throw error;
    respondWithStatus(error.status);
    if (error.key === "guardianNeeded") return <GuardianWaiting language={language} />;
    if (error.key === "certificateReplaced" && replaced) return replaced;
    if (error.status === 410 && gone) return gone;
    if (error.status === 404 || error.status === 410) return notThere ?? <NotFoundScreen language={language} />;
    if (error.key === "topicLocked" && locked) return locked;
    if (error.key === "deskForbidden" && notForRole) return notForRole();
    return <FailedScreen of={error.status === 403 ? "forbidden" : "unavailable"} language={language} />;
  }
}

/** The visitor may not see it, or the backend does not answer: what happened, what is safe, what to do. */
function FailedScreen({ of, language }: { of: "forbidden" | "unavailable"; language: Language }) {
  const t = translatorFor(language, "errors");
  const [picture, href, action] =
    of === "forbidden" ? (["not-found", "/dashboard", "dashboard"] as const) : (["offline", "", "tryAgain"] as const);
  return (
    <StateScreen
      picture={`/images/states/${picture}.svg`}
      title={t(`${of}Title`)}
      actions={<LinkButton href={href}>{t(action)}</LinkButton>}
    >
      <p>{t(`${of}Text`)}</p>
    </StateScreen>
  );
}

/**
 * Wraps a page rendered for one visitor: its forms and calls carry the account (rule: session.page-account). A
 * stored page is rendered for no account. A document names the account in its HTML and not in React's data, so that a template needs no
 * change of that data (docs/templates.md).
 */
async function RenderedFor({ children }: { children: ReactNode }) {
  const account = await signedInAccount();
  const htmlKey = account === null ? null : storeHtml(account);
  return (
    <AccountProvider account={htmlKey ? undefined : account} htmlKey={htmlKey ?? undefined}>
      {children}
    </AccountProvider>
  );
}
