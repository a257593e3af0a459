"use client";

import { useParams } from "next/navigation";
import { chooseLanguage, type Language } from "@/lib/platform/i18n/language";
import { Button, LinkButton } from "./button";
import { StateScreen } from "./state-screen";

// An error page must not depend on anything that can fail: its texts are part of the code.
const words = {
  en: {
    title: "Something went wrong",
    text: "The portal could not show this page just now. It is not your mistake. What you saved before is safe. Check the network, then try again.",
    again: "Try again",
    home: "Back to the homepage",
    reference: "Reference",
  },
  hi: {
    title: "कुछ गड़बड़ हुई",
    text: "पोर्टल यह पेज अभी नहीं दिखा पाया। इसमें आपकी कोई गलती नहीं है। आपका पहले का सहेजा हुआ सुरक्षित है। नेटवर्क देखें, फिर दोबारा कोशिश करें।",
    again: "दोबारा कोशिश करें",
    home: "मुखपृष्ठ पर लौटें",
    reference: "संदर्भ",
  },
} satisfies Record<Language, Record<string, string>>;

export type Failure = { error: unknown; retry: () => void };

/** The error page: what happened, what is safe, what to do; the reference identifies the log entry. */
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
        <p className="mt-2 text-[0.85em] text-ink-soft">
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
