import { reportAddress, writeAddress } from "@/components/discussions/comments/place";
import { ReportForm } from "@/components/discussions/comments/report-form";
import { titleMetadata } from "@/components/layout/metadata/page-metadata";
import { visitorPage } from "@/components/pages/visitor-page";
import { LinkButton } from "@/components/ui/button";
import { backendHas } from "@/lib/api/backend";
import { PageError } from "@/lib/api/page-error";
import { resultOr, visitorApi } from "@/lib/api/server";
import type { Language } from "@/lib/platform/i18n/language";
import { messagesIn, translatorFor } from "@/lib/platform/i18n/messages";

export const generateMetadata = titleMetadata("discussions", "reportTitle");

/** A learner reports a comment to the coordinators (rule: desk.report). */
export default visitorPage<"commentId">(async ({ language, params: { commentId }, searchParams }) => {
  const { in: named } = await searchParams;
  const [slug = ""] = [named].flat();
  const t = translatorFor(language, "discussions");
  if (!(await backendHas("discussions.reportComment"))) throw new PageError(404);
  const here = reportAddress({ kind: slug ? "forum" : "module", slug }, commentId);
  await resultOr((await visitorApi(language)).accounts.checkAuth({}), here);
  if (slug && (await isOwn(slug, commentId, language)))
    return (
      <div className="container-form py-6 md:py-10">
        <h1>{t("reportTitle")}</h1>
        <p className="mt-2 mb-5">{t("reportOwn")}</p>
        <LinkButton href={`${writeAddress(slug)}?delete=${commentId}#comment-${commentId}`}>{t("delete")}</LinkButton>
      </div>
    );
  const texts = { ...messagesIn(language).discussions.reportForm, offline: t("offline") };
  return (
    <div className="container-form py-6 md:py-10">
      <h1>{t("reportTitle")}</h1>
      <p className="mt-2 mb-5">{t("reportLead")}</p>
      <ReportForm commentId={commentId} language={language} texts={texts} />
    </div>
  );
});

/** Whether the visitor has written this comment of a discussion of the forum. A moderator may delete others' too. */
async function isOwn(id: string, commentId: string, language: Language): Promise<boolean> {
  const { accounts, discussions } = await visitorApi(language);
  // Where the address names no discussion, the comment can be reported as any other.
  const [{ _id, authorAlias }, comments] = await Promise.all([
    accounts.checkAuth({}),
    discussions.comments({ id }).catch(() => []),
  ]);
  const author = comments.find((each) => each.id === commentId)?.userid ?? "";
  return author !== "" && [_id, authorAlias].includes(author);
}
