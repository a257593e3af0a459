import { discussionMetadata } from "@/components/discussions/discussion-metadata";
import { DiscussionScreen } from "@/components/discussions/discussion-screen";
import { laterPage, loadDiscussion } from "@/components/discussions/load-discussion";
import { foundMetadata } from "@/components/layout/metadata/page-metadata";
import { visitorPage } from "@/components/pages/visitor-page";

export const generateMetadata = foundMetadata<"id" | "page">(async ({ language, params: { id, page } }) =>
  discussionMetadata(id, laterPage(page), language),
);

/** A later page of a discussion's comments with its own address, so that it works without JavaScript. */
export default visitorPage<"id" | "page">(async ({ language, params: { id, page } }) => (
  <DiscussionScreen loaded={await loadDiscussion(id, laterPage(page), language)} language={language} />
));
