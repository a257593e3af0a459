import { LinkButton } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import type { DangerTexts } from "./danger-texts";

type Props = { keys: readonly string[]; texts: Pick<DangerTexts, "title" | "helplines">; className?: string };

/**
 * The numbers to call before anything else, as filled buttons of the full width, directly below the heading of a page for
 * somebody in danger (rule: danger.first). Links, so that they need no JavaScript. Nothing where there are none.
 */
export function CallButtons({ keys, texts, className = "" }: Props) {
  const numbers = keys.flatMap((key) => texts.helplines[key] ?? []);
  if (numbers.length === 0) return null;
  return (
    <nav aria-label={texts.title} className={`grid gap-2 sm:grid-cols-2 ${className}`}>
      {numbers.map(({ name, number, address }) => (
        <LinkButton key={number} href={address} className="w-full !px-3 leading-snug">
          <Icon name="phone" className="size-5" />
          <span>
            {name} <span className="whitespace-nowrap">{number}</span>
          </span>
        </LinkButton>
      ))}
    </nav>
  );
}
