import type { Metadata } from "next";
import { DemoView } from "@/components/campaigns/demo/demo-view";
import { loadDemo } from "@/components/campaigns/demo/load-demo";
import { metadataOrNotFound, pageMetadata } from "@/components/layout/metadata/page-metadata";
import { renderOrErrorScreen } from "@/components/pages/render-or-error-screen";
import type { Language } from "@/lib/platform/i18n/language";

type Props = { params: Promise<{ locale: Language; state: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, state } = await params;
  return metadataOrNotFound(locale, async () => {
    const { demo } = await loadDemo(state, locale);
    return pageMetadata({
      language: locale,
      path: `/online-demo/${state}`,
      title: demo.title[locale],
      description: `${demo.title[locale]}: ${demo.lead[locale]}`,
    });
  });
}

export default async function OnlineDemo({ params }: Props) {
  const { locale, state } = await params;
  return renderOrErrorScreen(locale, async () => <DemoView shown={await loadDemo(state, locale)} language={locale} />);
}
