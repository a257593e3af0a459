import { VerifyEmail } from "@/components/account/recovery/verify-email";
import { mailedLinkPage, titleMetadata } from "@/components/layout/metadata/page-metadata";
import { sharedPage } from "@/components/pages/visitor-page";
import { messagesIn } from "@/lib/platform/i18n/messages";

export const generateMetadata = titleMetadata("recovery", "verify.title", mailedLinkPage);

/** Rendering this page does not use the link: the browser does, once it is open (threats T12). */
export default sharedPage<"token" | "id">(async ({ language, params: { token, id } }) => {
  const { verify, link } = messagesIn(language).recovery;
  return <VerifyEmail language={language} link={{ token, id }} texts={{ ...verify, ...link }} />;
});
