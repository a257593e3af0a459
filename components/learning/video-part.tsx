import { getTranslations } from "next-intl/server";
import { FilmTranscript } from "@/components/video/film-transcript";
import { VideoPlayer } from "@/components/video/video-player";
import { videoTexts } from "@/components/video/video-texts";
import type { ReadingPage } from "@/lib/contract/learning";
import type { Language } from "@/lib/platform/i18n/language";

type Props = { reading: ReadingPage; src: string; language: Language };

/** The film of a video page with its transcript below, for visitors who cannot load or hear it. */
export async function VideoPart({ reading, src, language }: Props) {
  const t = await getTranslations("surveys");
  return (
    <div className="no-print mt-4">
      <VideoPlayer src={src} title={reading.video_title ?? reading.title} language={language} texts={videoTexts(language)} />
      {reading.video_transcript ? (
        <details className="mt-3 rounded-card border border-hairline bg-white px-4">
          <summary className="min-h-12 py-3 font-semibold">{t("transcript")}</summary>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on the server with an allow-list */}
          <div lang={language} className="prose pb-4" dangerouslySetInnerHTML={{ __html: reading.video_transcript }} />
        </details>
      ) : (
        <FilmTranscript src={src} language={language} />
      )}
    </div>
  );
}
