import { randomUUID } from "node:crypto";
import { deskPage, Outcome } from "@/components/desk/desk-page";
import { ConversationView } from "@/components/desk/messages/conversation-view";
import { titleMetadata } from "@/components/layout/metadata/page-metadata";

export const generateMetadata = titleMetadata("desk", "talk.log");

/** One conversation with a learner. */
export default deskPage<"accountId">({
  permission: "messages",
  title: ({ t }) => t("talk.log"),
  here: ({ params }) => `/desk/messages/${params.accountId}`,
  async content({ api, t, language, params, query, load }) {
    const { data, staff, replies } = await load(api.desk.readConversation({ ...params, language }));
    return {
      name: data.name,
      back: { href: "/desk/messages", label: t("talk.back") },
      body: (
        <>
          <Outcome outcome={query.outcome} language={language} />
          <ConversationView
            conversation={data}
            staff={staff}
            replies={replies}
            used={query.use}
            answerKey={randomUUID()}
            language={language}
          />
        </>
      ),
    };
  },
});
