import { getTranslations } from "next-intl/server";
import type { Language } from "@/lib/platform/i18n/language";
import { CommentItem } from "./comment-item";
import { deleteTexts } from "./delete-texts";
import { DeletionStatus } from "./deletion-status";
import { offeredIn } from "./offered";
import { type CommentPlace, writeAddress } from "./place";
import type { ShownComment } from "./shown-comment";

type Props = {
  place: CommentPlace;
  comments: ShownComment[];
  language: Language;
  confirming?: string;
  deleted: boolean | null;
};

/**
 * The comments of a discussion that this visitor may delete; the prerendered page of the discussion does not know its
 * visitor.
 */
export async function OwnComments({ place, comments, language, confirming, deleted }: Props) {
  const [t, texts, offered] = await Promise.all([getTranslations("discussions"), deleteTexts(), offeredIn(place)]);
  const here = writeAddress(place.slug);
  return (
    <section aria-labelledby="comments" className="mt-10">
      <h2 id="comments" tabIndex={-1}>
        {t("ownComments")}
      </h2>
      <DeletionStatus texts={{ deleted: texts.deleted, notDeleted: texts.notDeleted }} deleted={deleted} />
      <ol className="mt-2">
        {comments.map((comment) => (
          <CommentItem
            key={comment.id}
            place={place}
            comment={comment}
            language={language}
            texts={texts}
            offered={offered}
            here={here}
            back={here}
            deletion={{ confirming: confirming === comment.id }}
          />
        ))}
      </ol>
    </section>
  );
}
