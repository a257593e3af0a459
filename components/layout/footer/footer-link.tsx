import type { ReactNode } from "react";

type Props = { href: string; className?: string; children: ReactNode };

/** A link in a list of the footer. */
export function FooterLink({ href, className = "", children }: Props) {
  return (
    <a
      className={`inline-flex min-h-11 items-center py-1.5 leading-snug text-white lg:min-h-9 ${className}`}
      href={href}
    >
      {children}
    </a>
  );
}
