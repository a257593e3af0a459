import { randomUUID } from "node:crypto";
import { deskPage } from "@/components/desk/desk-page";
import { ConversationView } from "@/components/desk/messages/conversation-view";
import { Outcome } from "@/components/desk/outcome";
import { titleMetadata } from "@/components/layout/metadata/page-metadata";
import { resultOr } from "@/lib/api/server";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";

type Props = {
  params: Promise<{ locale: Language; accountId: string }>;
  searchParams: Promise<{ use?: string; outcome?: string }>;
};

export const generateMetadata = titleMetadata("desk", "talk.log");

/** One conversation with a learner. */
export default async function DeskConversation({ params, searchParams }: Props) {
  const [{ locale, accountId }, { use, outcome }] = await Promise.all([params, searchParams]);
  const t = translatorFor(locale, "desk");
  const here = `/desk/messages/${accountId}`;
  return deskPage({
    language: locale,
    here,
    permission: "messages",
    title: t("talk.log"),
    person: async (api) => {
      const { data, staff, replies } = await resultOr(api.desk.readConversation({ accountId, language: locale }), here);
      const body = (
        <>
          <Outcome outcome={outcome} language={locale} />
          <ConversationView
            conversation={data}
            staff={staff}
            replies={replies}
            used={use}
            answerKey={randomUUID()}
            language={locale}
          />
        </>
      );
      return { name: data.name, back: { href: "/desk/messages", label: t("talk.back") }, body };
    },
  });
}
