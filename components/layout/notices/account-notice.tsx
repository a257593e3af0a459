import { Icon } from "@/components/ui/icon";

/** A notice about missing details; all of it is one link. */
export function AccountNotice({ text, href, link }: { text: string; href: string; link: string }) {
  return (
    <p className="relative flex min-h-12 min-w-0 flex-auto items-center gap-1.5 text-small leading-snug py-1 hover:underline md:flex-none md:text-small">
      <Icon name="warning" className="size-4 md:size-5" />
      <span>
        {text}{" "}
        <a href={href} className="font-semibold underline after:absolute after:inset-0">
          {link}
        </a>
      </span>
    </p>
  );
}
