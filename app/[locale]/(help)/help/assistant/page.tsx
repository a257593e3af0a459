import { AssistantMessages } from "@/components/chat/assistant-messages";
import { AssistantQuestions } from "@/components/chat/assistant-questions";
import { ConnectionNotice } from "@/components/forms/drafts/connection-notice";
import { Breadcrumb } from "@/components/layout/metadata/breadcrumb";
import { titleMetadata } from "@/components/layout/metadata/page-metadata";
import { renderOrErrorScreen } from "@/components/pages/render-or-error-screen";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";

type Props = { params: Promise<{ locale: Language }>; searchParams: Promise<{ question?: string | string[] }> };

export const generateMetadata = titleMetadata("chat", "pageTitle", { robots: { index: false } });

/** The chat assistant as a page: the same questions, answers and messages, which also work without JavaScript. */
export default async function AssistantPage({ params, searchParams }: Props) {
  const { locale } = await params;
  const open = Number((await searchParams).question);
  const t = translatorFor(locale, "chat");
  const learning = translatorFor(locale, "learning");
  return renderOrErrorScreen(locale, async () => (
    <div className="container-text">
      <ConnectionNotice
        texts={{
          lost: learning("connection_lost"),
          back: learning("connection_back"),
          restored: learning("connection_restored"),
        }}
      />
      <Breadcrumb crumbs={[{ label: t("pageTitle") }]} language={locale} />
      {
        await AssistantMessages({
          language: locale,
          heading: <h1 className="mt-4">{t("pageTitle")}</h1>,
          questions: (
            <>
              <p className="mt-2">{t("pageLead")}</p>
              <AssistantQuestions language={locale} open={open} />
            </>
          ),
        })
      }
    </div>
  ));
}
