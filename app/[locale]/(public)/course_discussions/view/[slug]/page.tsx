import { moduleMetadata } from "@/components/discussions/discussion-metadata";
import { loadModuleDiscussion } from "@/components/discussions/load-discussion";
import { ModuleScreen } from "@/components/discussions/module-screen";
import { foundMetadata } from "@/components/layout/metadata/page-metadata";
import { sharedPage } from "@/components/pages/visitor-page";

export const generateMetadata = foundMetadata<"slug">(({ language, params: { slug } }) =>
  moduleMetadata(slug, 1, language),
);

/** A module discussion, readable by everyone (rule: module-discussion.view). */
export default sharedPage<"slug">(async ({ language, params: { slug } }) => (
  <ModuleScreen slug={slug} loaded={await loadModuleDiscussion(slug, 1, language)} language={language} />
));
