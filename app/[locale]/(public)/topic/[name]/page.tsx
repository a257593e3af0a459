import type { Metadata } from "next";
import { loadTopic } from "@/components/articles/load-articles";
import { TopicView } from "@/components/articles/topic-view";
import { metadataOrNotFound, pageMetadata } from "@/components/layout/metadata/page-metadata";
import { renderOrErrorScreen } from "@/components/pages/render-or-error-screen";
import type { Language } from "@/lib/platform/i18n/language";

type Props = { params: Promise<{ locale: Language; name: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, name } = await params;
  return metadataOrNotFound(locale, async () => {
    const topic = await loadTopic(name, locale);
    return pageMetadata({
      language: locale,
      path: `/topic/${name}`,
      title: topic.name,
      description: topic.description,
    });
  });
}

export default async function TopicPage({ params }: Props) {
  const { locale, name } = await params;
  return renderOrErrorScreen(locale, async () => <TopicView topic={await loadTopic(name, locale)} language={locale} />);
}
