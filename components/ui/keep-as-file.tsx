import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";
import { LinkButton } from "./button";
import { Icon } from "./icon";

type Props = {
  file: { address: string; size: string | null };
  kind: "article" | "topic";
  language: Language;
  look?: "secondary" | "quiet";
};

/** Downloads a text as one file that opens without a network, with its size and what it is for. */
export function KeepAsFile({ file, kind, language, look = "secondary" }: Props) {
  const t = translatorFor(language, "oneFile");
  return (
    <div>
      <LinkButton
        look={look}
        href={file.address}
        className={look === "quiet" ? "!justify-start !px-0 !text-start" : "w-full"}
      >
        <Icon name="download" />
        <span>
          {t(kind)} {file.size && <span className="font-normal whitespace-nowrap">({file.size})</span>}
        </span>
      </LinkButton>
      <p className="mt-1 text-small text-ink-soft">{t("hint")}</p>
    </div>
  );
}
