import { getTranslations } from "next-intl/server";
import { LinkButton } from "@/components/ui/button";

const networks = [
  {
    name: "Facebook",
    share: "https://www.facebook.com/sharer/sharer.php?u=",
    letter: "M14 8h3V4h-3c-2.8 0-4.5 1.8-4.5 4.5V11H7v4h2.5v7h4v-7h3l.6-4h-3.6V8.9c0-.6.2-.9.5-.9z",
  },
  {
    name: "LinkedIn",
    share: "https://www.linkedin.com/sharing/share-offsite/?url=",
    letter:
      "M4 9h4v12H4zM6 3a2.2 2.2 0 1 1 0 4.4A2.2 2.2 0 0 1 6 3zM10 9h3.8v1.7c.6-1.1 2-2 3.7-2 3.5 0 4.5 2.2 4.5 5.3v7h-4v-6.3c0-1.5-.3-2.7-1.9-2.7s-2.1 1.2-2.1 2.7V21h-4z",
  },
];

/** Plain links: nothing of these networks is loaded here. */
export async function ShareLinks({ address }: { address: string }) {
  const t = await getTranslations("certificate");
  return networks.map(({ name, share, letter }) => (
    <LinkButton key={name} look="secondary" href={share + encodeURIComponent(address)} target="_blank" rel="noopener noreferrer">
      <svg width="24" height="24" viewBox="0 0 24 24" className="size-5 shrink-0" fill="currentColor" aria-hidden="true">
        <path d={letter} />
      </svg>
      {t("shareOn", { network: name })}
      <span className="sr-only"> ({t("newTab")})</span>
    </LinkButton>
  ));
}
