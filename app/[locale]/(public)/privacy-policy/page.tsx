import { PolicyLinks } from "@/components/pages/policy-links";
import { StaticPage, staticMetadata } from "@/components/pages/static-page";
import { sharedPage } from "@/components/pages/visitor-page";

export const generateMetadata = staticMetadata("Privacy");

export default sharedPage(async ({ language }) => (
  <StaticPage page="Privacy" language={language}>
    <PolicyLinks language={language} without="Privacy" />
  </StaticPage>
));
