import { Icon } from "@/components/ui/icon";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";
import { ChatLauncher } from "./chat-launcher";

export const assistantPath = "/help/assistant";

/** The entry to the chat at the end of every learning page: a link, replaced by a button with JavaScript. */
export function ChatEntry({ language }: { language: Language }) {
  const [t, shell] = [translatorFor(language, "chat"), translatorFor(language, "shell")];
  return (
    <aside aria-label={t("panel.title")} className="chat-entry no-print container-page mt-3 md:mt-6 print:hidden">
      <div className="relative border-t border-hairline pt-2 md:pt-4">
        <p className="chat-entry-links flex min-h-12 flex-wrap items-center justify-between gap-x-6 pe-16 text-small [@media(scripting:none)]:pe-0">
          <a href={assistantPath} className="inline-flex min-h-12 items-center gap-2 lowered-0">
            <Icon name="chat" className="size-5" /> {t("entryLink")}
          </a>
          <a href="#top" className="inline-flex min-h-12 items-center gap-2 lowered-0">
            <Icon name="up" className="size-5" /> {shell("toTop")}
          </a>
        </p>
        <ChatLauncher
          texts={{ open: t("panel.open"), close: t("panel.close"), unread: t("unread", { count: "#" }) }}
          language={language}
        />
      </div>
    </aside>
  );
}
