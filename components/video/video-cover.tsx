import type { MouseEvent } from "react";
import { Icon } from "@/components/ui/icon";
import { Picture } from "@/components/ui/picture";
import type { Language } from "@/lib/platform/i18n/language";
import type { VideoTexts } from "./film-facts";
import { FilmFile } from "./video-screen";
import { type VideoSource, watchAddress } from "./video-source";

export type VideoProps = {
  /** `/videos/<name>.mp4`, or an address of YouTube or Vimeo. */
  src: string;
  title: string;
  /** The still picture; without one, the video's own. */
  poster?: string;
  language: Language;
  texts: VideoTexts;
  /** What is known of its size and length. */
  facts?: string;
  /** Whether it has sound. The portal's own films without it say so. */
  hasSound?: boolean;
};

/** Less high in a low window, where the button at the lower edge would cover the title. */
const stillShape = "aspect-video lg:max-h-[36vh] max-sm:[@media(max-height:679px)]:aspect-[3/1]";

type Props = Omit<VideoProps, "src" | "poster"> & {
  source: VideoSource;
  poster?: string;
  eager?: boolean;
  onPlay: () => void;
};

/**
 * The still picture with the play mark and the title at its lower edge, where they hide no face. A link to the video,
 * which JavaScript replaces by a player. Without JavaScript the portal's own videos use the browser's player.
 */
export function VideoCover({ source, title, poster, language, texts, facts, hasSound, eager = false, onPlay }: Props) {
  const onClick = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onPlay();
  };
  return (
    <>
      <a
        href={watchAddress(source)}
        onClick={onClick}
        className={`group block tight:pair:max-w-[26rem] overflow-hidden rounded-control always-dark bg-ink no-underline ${source.kind === "file" ? "[@media(scripting:none)]:hidden" : ""}`}
      >
        {poster ? (
          <Picture
            src={poster}
            alt=""
            width={640}
            height={360}
            loading={eager ? "eager" : "lazy"}
            className={`${stillShape} h-auto w-full object-cover`}
          />
        ) : (
          <span className={`block w-full ${stillShape}`} />
        )}
        <span className="flex items-center gap-3 px-3 py-2 max-sm:[@media(max-height:679px)]:py-1 leading-snug font-semibold text-white">
          <span className="grid size-11 shrink-0 place-items-center rounded-full border-2 border-white transition-colors group-hover:bg-white group-hover:text-ink">
            <Icon name="play" className="ms-0.5" />
          </span>
          <span>
            <span className="sr-only">{texts.play}: </span>
            {title}
            {facts && <span className="block text-small font-normal">{facts}</span>}
          </span>
        </span>
      </a>
      {source.kind === "file" && (
        <noscript>
          <FilmFile source={source} title={title} language={language} poster={poster} />
          <p className="mt-2 text-small text-ink-soft">
            {facts && <span className="block">{facts}</span>}
            {!hasSound && texts.silent}
          </p>
        </noscript>
      )}
    </>
  );
}
