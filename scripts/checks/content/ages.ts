import type { Problem } from "../../../lib/platform/content/broken";
import type { Content } from "../../../lib/platform/content/content";
import { type Ages, ageBands } from "../../../lib/platform/content/schema";
import { namedAges } from "../../../lib/platform/content/shared/ages";

/**
 * Each topic and article says for which ages it is, without a gap between them, and an article that is not for the
 * youngest readers sends them to one that is.
 */
export function withoutAges({ courses, articles }: Pick<Content, "courses" | "articles">): Problem[] {
  const forTheYoungest = new Set(
    articles.filter(({ ages }) => isForTheYoungest(ages)).map(({ topic, id }) => `${topic}/${id}`),
  );
  return [
    ...courses.flatMap((course) =>
      course.topics.flatMap(({ id, ages }) => agesProblems(`courses/${course.id}/${id}`, ages)),
    ),
    ...articles.flatMap(({ topic, id, ages, younger }) => {
      const file = `articles/${topic}/${id}`;
      if (isForTheYoungest(ages)) return agesProblems(file, ages);
      const sent = younger !== undefined && forTheYoungest.has(younger);
      const message = younger
        ? `names ${younger}, which is no article for 9 to 12`
        : "is missing: name the article that a reader under 12 reads in place of this one";
      return [...agesProblems(file, ages), ...(sent ? [] : [{ file, field: "younger", message }])];
    }),
  ];
}

function isForTheYoungest(ages: Ages): boolean {
  return ages !== "adults" && ages?.[ageBands[0]] !== undefined;
}

function agesProblems(file: string, ages: Ages): Problem[] {
  if (ages === "adults") return [];
  const named = namedAges(ages).map(({ band }) => ageBands.indexOf(band));
  const [first, last] = [named[0], named.at(-1)];
  if (first === undefined || last === undefined)
    return [
      {
        file,
        field: "ages",
        message: `are missing: say adults, or what readers of ${ageBands.join(", ")} can do afterwards`,
      },
    ];
  return last - first + 1 === named.length
    ? []
    : [{ file, field: "ages", message: "leave out an age between two others" }];
}
