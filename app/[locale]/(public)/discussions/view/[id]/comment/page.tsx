import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { CommentForm } from "@/components/discussions/comment-form";
import { readDraft } from "@/components/discussions/draft";
import { commentFormTexts } from "@/components/discussions/form-texts";
import { type CommentPlace, discussionAddress, listAddress } from "@/components/discussions/place";
import { orRefusal } from "@/components/shell/or-refusal";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { longestComment } from "@/lib/contract/discussions";
import type { Language } from "@/lib/i18n/language";
import { answerOr, publicPortal } from "@/lib/portal/server";

type Props = { params: Promise<{ locale: Language; id: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations({ locale: (await params).locale, namespace: "discussions" });
  return { title: t("writeTitle"), robots: { index: false } };
}

/** Where a guest comes back to after logging in, with what was typed. A page of this visitor, so it works without JavaScript. */
export default async function WriteCommentPage({ params }: Props) {
  const { locale, id } = await params;
  setRequestLocale(locale);
  const place: CommentPlace = { kind: "forum", slug: id };
  return orRefusal(locale, async () => {
    const [t, shell, { title, lead }, draft, texts] = await Promise.all([
      getTranslations("discussions"),
      getTranslations("shell"),
      answerOr(publicPortal(locale).discussions.read({ id, language: locale }), discussionAddress(id)),
      readDraft(place),
      commentFormTexts({ forGuests: true }),
    ]);
    const crumbs = [
      { label: shell("home"), href: "/" },
      { label: t("title"), href: listAddress() },
      { label: title, href: discussionAddress(id) },
    ];
    return (
      <div className="container-text pb-10">
        <Breadcrumb crumbs={[...crumbs, { label: t("writeTitle") }]} />
        <h1>{t("writeTitle")}</h1>
        <p className="mt-3 font-semibold">{title}</p>
        {lead && <p className="mt-1">{lead}</p>}
        <CommentForm place={place} language={locale} longest={longestComment} texts={texts} draft={draft} showsNewest={false} />
        <p className="mt-6">
          <a href={discussionAddress(id)} className="inline-flex min-h-12 items-center font-semibold">
            {t("backToDiscussion")}
          </a>
        </p>
      </div>
    );
  });
}
