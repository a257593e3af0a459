import { Picture } from "@/components/ui/picture";

type Props = { slug: string; px: number; eager?: boolean; className: string };

export function TopicPicture({ slug, px, eager = false, className }: Props) {
  return (
    <Picture
      src={`/images/topics/${slug}.svg`}
      alt=""
      width={px}
      height={px}
      loading={eager ? undefined : "lazy"}
      className={className}
    />
  );
}
