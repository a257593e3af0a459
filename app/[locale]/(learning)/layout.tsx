import type { ReactNode } from "react";
import { ChatEntry } from "@/components/chat/chat-entry";
import { ConnectionNotice } from "@/components/forms/drafts/connection-notice";
import { connectionTexts } from "@/components/forms/form-props";
import { chooseLanguage } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";

type Props = { children: ReactNode; params: Promise<{ locale: string }> };

export default async function LearningLayout({ children, params }: Props) {
  const language = chooseLanguage((await params).locale, null);
  return (
    <>
      <ConnectionNotice
        texts={{ ...connectionTexts(language), stays: translatorFor(language, "learning")("connection_stays") }}
      />
      {children}
      <ChatEntry language={language} />
    </>
  );
}
