import { discussionMetadata } from "@/components/discussions/discussion-metadata";
import { DiscussionScreen } from "@/components/discussions/discussion-screen";
import { loadDiscussion } from "@/components/discussions/load-discussion";
import { foundMetadata } from "@/components/layout/metadata/page-metadata";
import { sharedPage } from "@/components/pages/visitor-page";

export const generateMetadata = foundMetadata<"id">(({ language, params: { id } }) =>
  discussionMetadata(id, 1, language),
);

export default sharedPage<"id">(async ({ language, params: { id } }) => (
  <DiscussionScreen loaded={await loadDiscussion(id, 1, language)} language={language} />
));
