import { Picture } from "@/components/ui/picture";

type Props = { slug: string; px: number; className: string };

export function TopicPicture({ slug, px, className }: Props) {
  return (
    <Picture src={`/images/topics/${slug}.svg`} alt="" width={px} height={px} loading="lazy" className={className} />
  );
}
