import { Unsubscribe } from "@/components/account/recovery/unsubscribe";
import { type UnsubscribeResult, unsubscribeResults } from "@/components/account/recovery/unsubscribe-address";
import { mailedLinkPage, titleMetadata } from "@/components/layout/metadata/page-metadata";
import type { Language } from "@/lib/platform/i18n/language";
import { messagesIn, translatorFor } from "@/lib/platform/i18n/messages";

type Props = {
  params: Promise<{ locale: Language; token: string; id: string }>;
  searchParams: Promise<{ done?: string }>;
};

export const generateMetadata = titleMetadata("recovery", "unsubscribe.title", mailedLinkPage);

/** Rendering this page changes nothing: the browser unsubscribes, once it is open (threats T12). */
export default async function UnsubscribePage({ params, searchParams }: Props) {
  const { locale, token, id } = await params;
  const { done } = await searchParams;
  const { unsubscribe, link } = messagesIn(locale).recovery;
  const result = unsubscribeResults.find((each) => each === done);
  return (
    <Unsubscribe
      link={{ token, id }}
      texts={{ ...unsubscribe, ...link }}
      known={result && { result, message: messageFor(result, locale) }}
    />
  );
}

function messageFor(result: UnsubscribeResult, language: Language): string {
  return translatorFor(language, "answers")(result === "failed" ? "linkInvalid" : result);
}
