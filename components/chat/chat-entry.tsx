import { getTranslations } from "next-intl/server";
import { Icon } from "@/components/ui/icon";
import type { Language } from "@/lib/i18n/language";
import { ChatLauncher } from "./chat-launcher";
import { chatTexts } from "./chat-texts";

export const assistantPath = "/help/assistant";

/** The way to the chat assistant at the end of every learning page: a link that always works, and the button that JavaScript adds. */
export async function ChatEntry({ language }: { language: Language }) {
  const [t, shell] = await Promise.all([getTranslations("chat"), getTranslations("shell")]);
  return (
    <aside aria-label={t("title")} className="no-print container-page mt-8 print:hidden">
      <p className="flex flex-wrap items-center gap-x-6 border-t border-hairline pt-4 text-[0.95em]">
        <a href={assistantPath} className="inline-flex min-h-12 items-center gap-2">
          <Icon name="chat" className="size-5 shrink-0" /> {t("entryLink")}
        </a>
        <a href="#top" className="ms-auto inline-flex min-h-12 items-center gap-2">
          <Icon name="up" className="size-5" /> {shell("toTop")}
        </a>
      </p>
      <ChatLauncher texts={chatTexts(t)} language={language} />
    </aside>
  );
}
