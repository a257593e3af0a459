import { verifyEmailAction } from "@/components/account/recovery/actions";
import { VerifyEmail } from "@/components/account/recovery/verify-email";
import { mailedLinkPage, titleMetadata } from "@/components/layout/metadata/page-metadata";
import type { Language } from "@/lib/platform/i18n/language";
import { messagesIn } from "@/lib/platform/i18n/messages";

type Props = { params: Promise<{ locale: Language; token: string; id: string }> };

export const generateMetadata = titleMetadata("recovery", "verify.title", mailedLinkPage);

/** Rendering this page does not use the link: the browser does, once it is open (threats T12). */
export default async function VerifyEmailPage({ params }: Props) {
  const { locale, token, id } = await params;
  const { verify, link } = messagesIn(locale).recovery;
  const texts = { ...verify, ...link };
  return <VerifyEmail language={locale} link={{ token, id }} texts={texts} action={verifyEmailAction} />;
}
