import { Unsubscribe } from "@/components/account/recovery/unsubscribe";
import { type UnsubscribeResult, unsubscribeResults } from "@/components/account/recovery/unsubscribe-address";
import { mailedLinkPage, titleMetadata } from "@/components/layout/metadata/page-metadata";
import { sharedPage } from "@/components/pages/visitor-page";
import type { Language } from "@/lib/platform/i18n/language";
import { messagesIn, translatorFor } from "@/lib/platform/i18n/messages";

export const generateMetadata = titleMetadata("recovery", "unsubscribe.title", mailedLinkPage);

/** Rendering this page changes nothing: the browser unsubscribes, once it is open (threats T12). */
export default sharedPage<"token" | "id">(async ({ language, params: { token, id }, searchParams }) => {
  const { done } = await searchParams;
  const { unsubscribe, link } = messagesIn(language).recovery;
  const result = unsubscribeResults.find((each) => each === done);
  return (
    <Unsubscribe
      link={{ token, id }}
      texts={{ ...unsubscribe, ...link }}
      known={result && { result, message: messageFor(result, language) }}
    />
  );
});

function messageFor(result: UnsubscribeResult, language: Language): string {
  return translatorFor(language, "answers")(result === "failed" ? "linkInvalid" : result);
}
