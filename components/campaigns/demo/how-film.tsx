import { FilmTranscript } from "@/components/video/film-transcript";
import { VideoPlayer } from "@/components/video/video-player";
import { videoTexts } from "@/components/video/video-texts";
import type { Video } from "@/lib/platform/content/kinds/campaigns";
import type { Language } from "@/lib/platform/i18n/language";

/** The video that explains how a course works. */
export function HowFilm({ videos, language }: { videos: Video[]; language: Language }) {
  const film = videos.find(({ address }) => address === "/videos/how-it-works.mp4");
  if (!film) return null;
  return (
    <div>
      <VideoPlayer src={film.address} title={film.title[language]} language={language} texts={videoTexts(language)} />
      <FilmTranscript src={film.address} language={language} />
    </div>
  );
}
