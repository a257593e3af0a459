"use client";

import { useParams } from "next/navigation";
import { chooseLanguage, type Language } from "@/lib/platform/i18n/language";
import texts from "@/messages/browser/error-screen.json";
import { Button, LinkButton } from "./button";
import { StateScreen } from "./state-screen";

// An error page must not depend on anything that can fail: its texts are part of its script.
const words: Record<Language, Record<"title" | "text" | "again" | "home" | "reference", string>> = texts;

export type Failure = { error: unknown; retry: () => void };

/** The error page: what happened, what is safe, and what to do next; the reference identifies the log entry. */
export function ErrorScreen({ error, retry, language }: Failure & { language: Language }) {
  const t = words[language];
  const digest = (error as { digest?: string } | null)?.digest;
  const actions = (
    <>
      <Button onClick={() => retry()}>{t.again}</Button>
      <LinkButton look="secondary" href="/">
        {t.home}
      </LinkButton>
    </>
  );
  return (
    <StateScreen picture="/images/states/offline.svg" title={t.title} actions={actions}>
      <p>{t.text}</p>
      {digest && (
        <p className="mt-2 text-small text-ink-soft">
          {t.reference}: {digest}
        </p>
      )}
    </StateScreen>
  );
}

export function useErrorLanguage(): Language {
  const { locale } = useParams<{ locale?: string }>() ?? {};
  return chooseLanguage(locale, typeof document === "undefined" ? null : document.documentElement.lang);
}
