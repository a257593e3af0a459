import { deskPage } from "@/components/desk/desk-page";
import { LinkLine } from "@/components/desk/links";
import { UploadForm } from "@/components/desk/people/upload-form";
import { titleMetadata } from "@/components/layout/metadata/page-metadata";
import { mostRows, optionalColumns, uploadColumns } from "@/lib/contract/desk/uploads";
import { messagesIn, pickTexts, translatorFor } from "@/lib/platform/i18n/messages";

export const generateMetadata = titleMetadata("desk", "upload.title");

/** Enters many people from a list (rule: desk.upload). */
export default deskPage({
  permission: "people",
  title: ({ t }) => t("upload.title"),
  here: "/desk/people/upload",
  async content({ api, me, t, language, here, load }) {
    const answers = translatorFor(language, "answers");
    const all = async () => (await load(api.courses.list({ language }))).map(({ slug, name }) => ({ id: slug, name }));
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
          <LinkLine href={`/desk/people/upload/template?language=${language}`}>{t("upload.template")}</LinkLine>
        </p>
        <UploadForm
          courses={courses}
          language={language}
          back={here}
          texts={{
            ...messagesIn(language).desk.upload.form,
            ...pickTexts(t, ["busy", "offline"]),
            tooLarge: answers("uploadTooLarge", { most: mostRows }),
          }}
        />
      </div>
    );
  },
});
