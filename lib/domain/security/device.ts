import type { Language } from "../../platform/i18n/language";
import { translatorFor } from "../../platform/i18n/messages";

// The first match counts: Edge names Chrome too, Chrome names Safari, and an Android phone names Linux.
const browsers: [RegExp, string][] = [
  [/Edg(?:A|iOS|e)?\//, "Edge"],
  [/OPR\/|Opera/, "Opera"],
  [/SamsungBrowser\//, "Samsung Internet"],
  [/UCBrowser\/|UBrowser\//, "UC Browser"],
  [/MiuiBrowser\//, "Mi Browser"],
  [/Firefox\/|FxiOS\//, "Firefox"],
  [/Chrome\/|CriOS\//, "Chrome"],
  [/Version\/[\d.]+.* Safari\//, "Safari"],
];

const machines = [
  [/iPad/, "iPad"],
  [/iPhone|iPod/, "iPhone"],
  [/Android.*Mobile/, "androidPhone"],
  [/Android/, "androidTablet"],
  [/KaiOS/, "kaiPhone"],
  [/CrOS/, "chromebook"],
  [/Windows/, "windows"],
  [/Macintosh/, "mac"],
  [/Linux/, "linux"],
] as const;

const kinds = [
  [/iPad|Android(?!.*Mobile)/, "tablet"],
  [/iPhone|iPod|Android|KaiOS/, "phone"],
  [/CrOS|Windows|Macintosh|Linux/, "computer"],
] as const;

export function deviceKind(userAgent: string): "phone" | "tablet" | "computer" | "unknown" {
  return kinds.find(([sign]) => sign.test(userAgent))?.[1] ?? "unknown";
}

/** A recognisable description, such as "Chrome on an Android phone"; no text of the header itself is shown. */
export function deviceIn(userAgent: string, language: Language): string {
  const t = translatorFor(language, "security");
  const browser = browsers.find(([sign]) => sign.test(userAgent))?.[1];
  const machine = machines.find(([sign]) => sign.test(userAgent))?.[1];
  if (browser && machine) return t("browserOnMachine", { browser, machine: t(`machines.${machine}`) });
  if (machine) return t("appOnMachine", { machine: t(`machines.${machine}`) });
  return browser ?? t("unknownDevice");
}
