import { ListScreen } from "@/components/discussions/list-screen";
import { listedMetadata } from "@/components/layout/metadata/page-metadata";
import { sharedPage } from "@/components/pages/visitor-page";
import { publicApi } from "@/lib/api/server";

export const generateMetadata = listedMetadata("/discussions", "discussions", "title", "lead");

/** The forum (rule: forum.list). */
export default sharedPage(async ({ language }) => (
  <ListScreen list={await publicApi(language).discussions.list({ language, page: 1 })} language={language} />
));
