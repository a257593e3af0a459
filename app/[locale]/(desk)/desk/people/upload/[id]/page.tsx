import { deskPage } from "@/components/desk/desk-page";
import { Outcome } from "@/components/desk/outcome";
import { UploadPreview } from "@/components/desk/people/upload-preview";
import { titleMetadata } from "@/components/layout/metadata/page-metadata";
import { resultOr } from "@/lib/api/server";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";

type Props = { params: Promise<{ locale: Language; id: string }>; searchParams: Promise<{ outcome?: string }> };

export const generateMetadata = titleMetadata("desk", "upload.previewTitle");

/** The preview of a list, and what has become of it. */
export default async function DeskUploadPreview({ params, searchParams }: Props) {
  const [{ locale, id }, { outcome }] = await Promise.all([params, searchParams]);
  const t = translatorFor(locale, "desk");
  const here = `/desk/people/upload/${id}`;
  return deskPage({
    language: locale,
    here,
    permission: "people",
    title: t("upload.previewTitle"),
    content: async (api) => {
      const { data } = await resultOr(api.desk.readUpload({ id, language: locale }), here);
      return (
        <>
          <p className="mt-1">
            <a href="/desk/people/upload" className="inline-flex min-h-11 items-center font-semibold">
              {t("upload.another")}
            </a>
          </p>
          <Outcome outcome={outcome} language={locale} />
          <UploadPreview upload={data} language={locale} back={here} />
        </>
      );
    },
  });
}
