/** A decorative picture beside a page's text. */
export function PagePicture({ src }: { src: string }) {
  return (
    // biome-ignore lint/performance/noImgElement: SVG needs no image service
    <img
      src={src}
      fetchPriority="low"
      alt=""
      width={640}
      height={360}
      className="h-auto w-full rounded-card border border-hairline bg-white tight:pair:max-w-[26rem]"
    />
  );
}
