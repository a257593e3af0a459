import { Picture } from "@/components/ui/picture";

/** A decorative picture beside a page's text. */
export function PagePicture({ src }: { src: string }) {
  return (
    <Picture
      src={src}
      alt=""
      width={640}
      height={360}
      className="h-auto w-full rounded-card border border-hairline bg-white tight:pair:max-w-[26rem]"
    />
  );
}
