import { Picture } from "@/components/ui/picture";

/** A decorative picture beside a page's text; `wideOnly`: a phone begins with what the page is for. */
export function PagePicture({ src, wideOnly }: { src: string; wideOnly?: boolean }) {
  return (
    <Picture
      src={src}
      alt=""
      width={640}
      height={360}
      className={`h-auto w-full rounded-card border border-hairline bg-white tight:pair:max-w-[26rem] ${wideOnly ? "max-lg:hidden" : ""}`}
    />
  );
}
