import "server-only";
import { content } from "../../platform/content";
import type { Language } from "../../platform/i18n/language";
import { translatorFor } from "../../platform/i18n/messages";
import { settings } from "../../platform/settings";
import { wallPicture } from "../../platform/wall-picture";
import { finishedWall, hashSeed, type PartState, type Wall } from "../../platform/walls";

/** A wall in one state, as the page paints it; `picture` makes what its owner sends, as a data address. */
type WallState = { name: string; wall: Wall; picture: () => Promise<string> };

/** The walls of a course in every state that a learner sees, for the gallery of development. */
export function wallStates(language: Language): { course: string; states: WallState[] }[] {
  const t = translatorFor(language, "wall");
  const address = new URL(settings().portalUrl).host;
  return content().courses.map(({ id, name, topics }) => {
    const walls = wallsByState(
      id,
      topics.map((topic) => topic.id),
    );
    const states = Object.entries(walls).map(([state, wall]): WallState => {
      const picture = async () => {
        const png = await wallPicture({
          wall,
          language,
          title: t("paintedTopics", { count: topics.length }),
          lead: name[language],
          address,
        });
        return `data:image/png;base64,${png.toString("base64")}`;
      };
      return { name: state, wall, picture };
    });
    return { course: id, states };
  });
}

/** In outline, with some topics finished and the last of them new, all finished, and all finished by another learner. */
function wallsByState(courseId: string, topics: string[]): Record<string, Wall> {
  const done = (count: number, isNew = false): Wall => ({
    courseId,
    seed: hashSeed(count === 0 ? courseId : `${courseId} of one learner`),
    parts: topics.map((topic, index) => ({ topic, state: stateAt(index, count, isNew) })),
  });
  const half = Math.ceil(topics.length / 2);
  return {
    outlines: done(0),
    "one-new": done(1, true),
    half: done(half),
    "all-but-one": done(topics.length - 1),
    finished: done(topics.length),
    "of-another": finishedWall(courseId, topics, hashSeed(`${courseId} of another learner`)),
  };
}

function stateAt(index: number, finished: number, isNew: boolean): PartState {
  if (index < finished) return isNew && index === finished - 1 ? "new" : "done";
  return index === finished ? "open" : "closed";
}
