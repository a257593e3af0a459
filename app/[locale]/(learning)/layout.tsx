import type { ReactNode } from "react";
import { ChatEntry } from "@/components/chat/chat-entry";
import { ConnectionNotice } from "@/components/forms/drafts/connection-notice";
import { chooseLanguage } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";

type Props = { children: ReactNode; params: Promise<{ locale: string }> };

/** The frame of every learning page: messages about the connection, and the chat assistant. */
export default async function LearningLayout({ children, params }: Props) {
  const language = chooseLanguage((await params).locale, null);
  const t = translatorFor(language, "learning");
  return (
    <>
      <ConnectionNotice
        texts={{
          lost: t("connection_lost"),
          back: t("connection_back"),
          restored: t("connection_restored"),
          stays: t("connection_stays"),
        }}
      />
      {children}
      <ChatEntry language={language} />
    </>
  );
}
