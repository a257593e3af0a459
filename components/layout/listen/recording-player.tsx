import type { Recording } from "@/lib/contract/meta/html";
import { type Language, languageFacts } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";

type Props = { recording: Recording | null | undefined; language: Language };

/** An editor's recording of a text. It is loaded when it is played, and its size is told before. */
export function RecordingPlayer({ recording, language }: Props) {
  if (!recording?.address.startsWith("/recordings/")) return null;
  const { address, bytes } = recording;
  return (
    <p className="no-print mt-3 grid gap-1">
      <span className="font-semibold">
        {translatorFor(language, "listen")("recording", { size: size(bytes, languageFacts[language]) })}
      </span>
      {/* biome-ignore lint/a11y/useMediaCaption: the text that is read stands beside it */}
      <audio controls preload="none" src={address} className="w-full max-w-md" />
    </p>
  );
}

/** "1.4 MB", or "340 KB" below a megabyte. */
function size(bytes: number, { locale }: { locale: string }): string {
  const inMega = bytes >= 1_000_000;
  const amount = new Intl.NumberFormat(locale, { maximumFractionDigits: inMega ? 1 : 0 });
  return inMega ? `${amount.format(bytes / 1_000_000)} MB` : `${amount.format(Math.max(1, bytes / 1000))} KB`;
}
