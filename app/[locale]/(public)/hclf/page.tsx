import { PagePicture } from "@/components/pages/page-picture";
import { StaticPage, staticMetadata } from "@/components/pages/static-page";
import { sharedPage } from "@/components/pages/visitor-page";

export const generateMetadata = staticMetadata("HCLF");

export default sharedPage(async ({ language }) => (
  <StaticPage page="HCLF" language={language} aside={<PagePicture src="/images/lessons/feelings-and-friends.svg" />} />
));
