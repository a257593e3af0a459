import type { Thing } from "schema-dts";
import { Film } from "@/components/video";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";
import { settings } from "@/lib/platform/settings";

export const howItWorksVideo = "/videos/how-it-works.mp4";
const posted = "2025-11-20";

export function HowItWorksVideo({ language }: { language: Language }) {
  return (
    <div>
      <Film src={howItWorksVideo} title={translatorFor(language, "pages")("videoTitle")} language={language} />
    </div>
  );
}

export function videoObject(name: string, description: string): Exclude<Thing, string> {
  const { portalUrl } = settings();
  return {
    "@type": "VideoObject",
    name,
    description,
    contentUrl: `${portalUrl}${howItWorksVideo}`,
    thumbnailUrl: `${portalUrl}/videos/how-it-works.svg`,
    uploadDate: `${posted}T00:00:00+05:30`,
  };
}
