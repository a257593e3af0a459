import { deskPage } from "@/components/desk/desk-page";
import { UploadForm } from "@/components/desk/people/upload-form";
import { titleMetadata } from "@/components/layout/metadata/page-metadata";
import { resultOr } from "@/lib/api/server";
import { mostRows, optionalColumns, uploadColumns } from "@/lib/contract/desk/uploads";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";

type Props = { params: Promise<{ locale: Language }> };
const here = "/desk/people/upload";

export const generateMetadata = titleMetadata("desk", "upload.title");

/** Enters many people from a list (rule: desk.upload). */
export default async function DeskUpload({ params }: Props) {
  const { locale } = await params;
  const [t, answers] = [translatorFor(locale, "desk"), translatorFor(locale, "answers")];
  return deskPage({
    language: locale,
    here,
    permission: "people",
    title: t("upload.title"),
    content: async (api, me) => {
      const all = async () =>
        (await resultOr(api.courses.list({ language: locale }), here)).map(({ slug, name }) => ({ id: slug, name }));
      const courses = (me.courses ?? (await all())).map(({ id, name }) => ({ value: id, label: name }));
      const columns = uploadColumns.map((column) => {
        const name = t(`upload.columns.${column}`);
        return optionalColumns.includes(column) ? t("upload.optionalColumn", { name }) : name;
      });
      return (
        <div className="mt-4 grid max-w-3xl gap-4">
          <p>{t("upload.lead")}</p>
          <p>{t("upload.columnsLead", { columns: columns.join(", "), most: mostRows })}</p>
          <p>
            <a
              href={`/desk/people/upload/template?language=${locale}`}
              className="inline-flex min-h-11 items-center font-semibold"
            >
              {t("upload.template")}
            </a>
          </p>
          <UploadForm
            courses={courses}
            language={locale}
            back={here}
            texts={{
              course: t("upload.course"),
              chooseCourse: t("upload.chooseCourse"),
              file: t("upload.file"),
              fileHint: t("upload.fileHint"),
              submit: t("upload.check"),
              busy: t("busy"),
              offline: t("offline"),
              tooLarge: answers("uploadTooLarge", { most: mostRows }),
            }}
          />
        </div>
      );
    },
  });
}
