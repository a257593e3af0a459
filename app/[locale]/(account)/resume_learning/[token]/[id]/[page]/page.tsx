import { resumeAction } from "@/components/account/recovery/actions";
import { Resume } from "@/components/account/recovery/resume";
import { readCampaign } from "@/components/account/recovery/resume-path";
import { mailedLinkPage, titleMetadata } from "@/components/layout/metadata/page-metadata";
import type { Language } from "@/lib/platform/i18n/language";
import { messagesIn } from "@/lib/platform/i18n/messages";

type Props = {
  params: Promise<{ locale: Language; token: string; id: string; page: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

export const generateMetadata = titleMetadata("recovery", "resume.title", mailedLinkPage);

/** Rendering this page opens no session: the browser does, once the page is open (threats T12). */
export default async function ResumeLearning({ params, searchParams }: Props) {
  const { locale, token, id, page } = await params;
  const query = await searchParams;
  const { resume, link } = messagesIn(locale).recovery;
  return (
    <Resume
      language={locale}
      token={token}
      target={{ page, id, ...readCampaign(query) }}
      texts={{ ...resume, ...link }}
      action={resumeAction}
    />
  );
}
