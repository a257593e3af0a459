import { PolicyLinks } from "@/components/pages/policy-links";
import { StaticPage, staticMetadata } from "@/components/pages/static-page";
import { sharedPage } from "@/components/pages/visitor-page";

export const generateMetadata = staticMetadata("Terms");

export default sharedPage(async ({ language }) => (
  <StaticPage page="Terms" language={language}>
    <PolicyLinks language={language} without="Terms" />
  </StaticPage>
));
