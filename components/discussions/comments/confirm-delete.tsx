import { AccountField } from "@/components/layout/visitor/account-field";
import { Button, LinkButton } from "@/components/ui/button";
import type { Language } from "@/lib/platform/i18n/language";
import { deleteAndGoBack } from "./actions";
import type { DeleteTexts } from "./delete-texts";
import type { CommentPlace } from "./place";

type Props = { place: CommentPlace; commentId: string; language: Language; back: string; texts: DeleteTexts };

/** The dialog's confirmation as part of the page, for browsers without JavaScript. */
export function ConfirmDelete({ place, commentId, language, back, texts }: Props) {
  return (
    <section aria-label={texts.confirmTitle} className="mt-3 rounded-card border-2 border-sindoor bg-sindoor-tint px-4 py-3">
      <p className="font-bold">{texts.confirmTitle}</p>
      <p className="mt-1">{texts.confirmMessage}</p>
      <form action={deleteAndGoBack} className="mt-3 flex gap-3">
        <AccountField />
        <input type="hidden" name="kind" value={place.kind} />
        <input type="hidden" name="slug" value={place.slug} />
        <input type="hidden" name="commentId" value={commentId} />
        <input type="hidden" name="language" value={language} />
        <input type="hidden" name="back" value={back} />
        <Button type="submit" look="danger">
          {texts.yes}
        </Button>
        <LinkButton href={`${back}#comments`} look="secondary">
          {texts.no}
        </LinkButton>
      </form>
    </section>
  );
}
