import { moduleMetadata } from "@/components/discussions/discussion-metadata";
import { laterPage, loadModuleDiscussion } from "@/components/discussions/load-discussion";
import { ModuleScreen } from "@/components/discussions/module-screen";
import { foundMetadata } from "@/components/layout/metadata/page-metadata";
import { visitorPage } from "@/components/pages/visitor-page";

export const generateMetadata = foundMetadata<"slug" | "page">(async ({ language, params: { slug, page } }) =>
  moduleMetadata(slug, laterPage(page), language),
);

export default visitorPage<"slug" | "page">(async ({ language, params: { slug, page } }) => (
  <ModuleScreen slug={slug} loaded={await loadModuleDiscussion(slug, laterPage(page), language)} language={language} />
));
