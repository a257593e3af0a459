import { Picture } from "@/components/ui/picture";

export function TopicPicture({ slug, px, className }: { slug: string; px: number; className: string }) {
  return (
    <Picture src={`/images/topics/${slug}.svg`} alt="" width={px} height={px} loading="lazy" className={className} />
  );
}
