import { Resume } from "@/components/account/recovery/resume";
import { readCampaign } from "@/components/account/recovery/resume-path";
import { mailedLinkPage, titleMetadata } from "@/components/layout/metadata/page-metadata";
import { sharedPage } from "@/components/pages/visitor-page";
import { messagesIn } from "@/lib/platform/i18n/messages";

export const generateMetadata = titleMetadata("recovery", "resume.title", mailedLinkPage);

/** Rendering this page opens no session: the browser does, once the page is open (threats T12). */
export default sharedPage<"token" | "id" | "page">(async ({ language, params: { token, id, page }, searchParams }) => {
  const target = { page, id, ...readCampaign(await searchParams) };
  const { resume, link } = messagesIn(language).recovery;
  return <Resume language={language} token={token} target={target} texts={{ ...resume, ...link }} />;
});
