import type { ReactNode } from "react";
import { Picture } from "@/components/ui/picture";
import { StaticPart } from "@/components/ui/static-html/static-html";
import { TickList } from "@/components/ui/tick-list";

type Props = {
  title: string;
  lead: string;
  gains?: string[];
  picture: { src: string; alt: string };
  /** The link to the other screen: from the login to the registration, or back. */
  other?: { question: string; label: string; href: string };
  /** Shows that link above the form, which is too long for a link below it. */
  otherFirst?: boolean;
  children: ReactNode;
};

/** On a phone the later steps of a form begin higher. */
const onlyInFirstStep = "max-lg:[body:has([data-step='0'][hidden])_&]:hidden";

/**
 * Login and registration: on desktops the picture and the benefits are beside the form; phones and tablets have one
 * column as wide as other forms, without them.
 */
export function AccountFrame({ title, lead, gains = [], picture, other, otherFirst, children }: Props) {
  const link = other && (
    <>
      {other.question}{" "}
      <a href={other.href} className="inline-flex min-h-12 items-center font-semibold">
        {other.label}
      </a>
    </>
  );
  return (
    <div className="container-page grid grid-cols-1 gap-x-16 gap-y-6 py-6 max-sm:gap-y-4 max-sm:pt-4 max-lg:max-w-[36rem] md:py-10 lg:grid-cols-[minmax(0,1fr)_min(32rem,50%)]">
      <StaticPart id={title.replaceAll(" ", "-")} className="lg:sticky lg:top-8 lg:self-start">
        <h1>{title}</h1>
        <p className={`mt-2 max-w-xl ${onlyInFirstStep}`}>{lead}</p>
        {otherFirst && link && <p className={onlyInFirstStep}>{link}</p>}
        {gains.length > 0 && <TickList lines={gains} className="mt-4 max-lg:hidden" />}
        <Picture
          src={picture.src}
          alt={picture.alt}
          width={640}
          height={360}
          loading="lazy"
          className="mt-8 h-auto w-full max-w-xl rounded-card max-lg:hidden low:hidden"
        />
      </StaticPart>
      {/* On a phone the fields are as wide as the page. */}
      <div className="min-w-0 border-hairline sm:rounded-card sm:border sm:bg-white sm:px-4 sm:py-6 md:px-8 md:py-8 lg:self-start">
        {children}
        {!otherFirst && link && (
          <p className="mt-6 border-t border-hairline pt-3 text-center max-sm:mt-2 max-sm:pt-1">{link}</p>
        )}
      </div>
    </div>
  );
}
