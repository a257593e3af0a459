import { AccountField } from "@/components/layout/visitor/account-field";
import { Button } from "@/components/ui/button";

export type PictureFormTexts = Record<"picture" | "pictureHint" | "pictureLimit" | "savePicture" | "removePicture", string>;
type Props = { hasPicture: boolean; texts: PictureFormTexts };

/** The picture forms without JavaScript, in a disclosure so that the page stays short. */
export function PictureForms({ hasPicture, texts }: Props) {
  return (
    <details className="w-full text-start">
      <summary className="inline-flex min-h-12 items-center font-semibold text-peacock underline underline-offset-4">{texts.picture}</summary>
      <form action="/profile/picture" method="post" encType="multipart/form-data" className="mt-2 grid gap-3">
        <AccountField />
        <label className="block">
          <span className="block text-[0.9em] text-ink-soft">{texts.pictureLimit}</span>
          <input type="file" name="picture" accept="image/jpeg,image/png,image/webp" className="mt-1 block min-h-12 w-full py-2" />
        </label>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" size="small">
            {texts.savePicture}
          </Button>
          {hasPicture && (
            <Button type="submit" name="remove" value="1" look="secondary" size="small">
              {texts.removePicture}
            </Button>
          )}
        </div>
      </form>
    </details>
  );
}
