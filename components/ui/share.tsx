import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";
import { Button, LinkButton } from "./button";
import { Icon } from "./icon";

type Props = {
  /** A public address, whoever opens it. */
  address: string;
  /** What stands before the address. */
  text: string;
  language: Language;
};

/** Sends a text and an address by WhatsApp: a plain link, so nothing of it is loaded here. */
export function WhatsAppLink({ address, text, language }: Props) {
  const t = translatorFor(language, "share");
  return (
    <LinkButton
      look="secondary"
      href={`https://wa.me/?text=${encodeURIComponent(`${text} ${address}`)}`}
      target="_blank"
      rel="noopener noreferrer"
    >
      <Icon name="whatsapp" />
      {t("whatsapp")}
      <span className="sr-only"> ({t("newTab")})</span>
    </LinkButton>
  );
}

/** Opens the device's share sheet. `ListenForShares` handles the press, and shows it only where there is one. */
export function WebShare({ address, text, language }: Props) {
  return (
    <Button look="secondary" className="web-share" data-share={address} data-share-text={text}>
      <Icon name="share" />
      {translatorFor(language, "share")("other")}
    </Button>
  );
}
