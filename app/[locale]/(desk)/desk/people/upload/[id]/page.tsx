import { BackLink, deskPage, Outcome } from "@/components/desk/desk-page";
import { UploadPreview } from "@/components/desk/people/upload-preview";
import { titleMetadata } from "@/components/layout/metadata/page-metadata";

export const generateMetadata = titleMetadata("desk", "upload.previewTitle");

/** The preview of a list, and what has become of it. */
export default deskPage<"id">({
  permission: "people",
  title: ({ t }) => t("upload.previewTitle"),
  here: ({ params }) => `/desk/people/upload/${params.id}`,
  async content({ api, t, language, params, query, here, load }) {
    const { data } = await load(api.desk.readUpload({ ...params, language }));
    return (
      <>
        <BackLink href="/desk/people/upload" label={t("upload.another")} />
        <Outcome outcome={query.outcome} language={language} />
        <UploadPreview upload={data} language={language} back={here} />
      </>
    );
  },
});
