import * as z from "zod";
import { inEachLanguage, languages } from "../../i18n/language";
import { firstTwice, type Problem, throwIfBroken } from "../broken";
import type { ContentFiles } from "../files";
import { id, imageAddress, shownFields, text } from "../schema";

const ownPath = z.string().regex(/^\/(?![/\\])[\w\-./?=&%#]*$/, "must be a path of the portal");

/** The addresses of the contract's `campaignPages`; a test of lib/domain/campaigns compares them. */
const campaignSlug = z.enum(["bihar", "up", "rjedu"]);

/** rule: campaign.pages names the three addresses; `form`: the teacher form's variant, with its state. */
const campaignsFile = z
  .array(
    z.strictObject({
      slug: campaignSlug,
      course: id,
      form: z.enum(["bihar", "up", "rajasthan"]),
      picture: imageAddress,
      pictureAlt: text,
      greeting: text,
      lead: text,
    }),
  )
  .length(campaignSlug.options.length);
export type Campaign = z.infer<typeof campaignsFile>[number];

const coBrandedTagsFile = z.array(
  z.strictObject({ tag: id, course: id, language: z.enum(languages), partner: text, logo: imageAddress }),
);

/** Where `/r/{slug}` leads: a path of the portal, or an https address of a host that is listed here (threats T8). */
const redirectsFile = z
  .strictObject({
    hosts: z.array(z.hostname()),
    redirects: z.array(z.strictObject({ slug: id, to: z.union([ownPath, z.url({ protocol: /^https$/ })]) })),
  })
  .superRefine(({ hosts, redirects }, context) => {
    for (const [index, { to }] of redirects.entries()) {
      const host = to.startsWith("/") ? null : new URL(to).host;
      if (host === null || hosts.includes(host)) continue;
      const message = `leads to ${host}, which is not among the hosts`;
      context.addIssue({ code: "custom", path: ["redirects", index, "to"], message });
    }
  });

const sampleQuestion = z.strictObject({
  question: text,
  options: z.array(z.strictObject({ id, correct: z.boolean().default(false), ...shownFields })).min(3),
  feedback: text,
});
const demosFile = z
  .array(
    z.strictObject({
      state: id,
      name: text,
      campaign: campaignSlug,
      title: text,
      lead: text,
      lesson: id,
      gets: z.array(z.strictObject({ title: text, text })).min(3),
      sample: sampleQuestion,
    }),
  )
  .min(1);

const soundAddress = z.string().regex(/^\/videos\/[\w.-]+\.(mp3|m4a)$/, "must be /videos/its-name.mp3 or .m4a");
const videosFile = z.array(
  z.strictObject({
    address: z.string().regex(/^\/videos\/[\w-]+\.mp4$/),
    title: text,
    description: text,
    seconds: z.number().int().positive(),
    made: z.iso.date(),
    /** Shown until it is played. A drawing is a tenth of the bytes of a picture from the film. */
    still: z.string().regex(/^\/videos\/[\w-]+\.(svg|webp|jpg)$/, "must be /videos/its-name.svg, .webp or .jpg"),
    /** What is said, as a file of its own in each language, for a film that has sound. */
    sound: z.strictObject(inEachLanguage(() => soundAddress)).optional(),
  }),
);
export type Video = z.infer<typeof videosFile>[number];

export type CampaignContent = {
  pages: Campaign[];
  coBrandedTags: z.infer<typeof coBrandedTagsFile>;
  redirects: z.infer<typeof redirectsFile>;
  demos: z.infer<typeof demosFile>;
  videos: Video[];
};

/** Reads the campaign pages, co-branded tags, short addresses, state demos and films. @throws BrokenContent */
export function loadCampaigns(files: ContentFiles, courseIds: string[]): CampaignContent {
  const pages = files.yaml("campaigns.yaml", campaignsFile);
  const coBrandedTags = files.yaml("co-branded-tags.yaml", coBrandedTagsFile);
  const redirects = files.yaml("redirects.yaml", redirectsFile);
  const demos = files.yaml("demos.yaml", demosFile);
  const videos = files.yaml("videos.yaml", videosFile);
  throwIfBroken([
    ...unknownCourses("campaigns.yaml", pages, courseIds),
    // Only checked once three courses exist: the three fixed courses of rule: campaign.pages.
    ...(courseIds.length >= 3 ? twice("campaigns.yaml", "course", pages) : []),
    ...unknownCourses("co-branded-tags.yaml", coBrandedTags, courseIds),
    ...twice("campaigns.yaml", "slug", pages),
    ...twice("co-branded-tags.yaml", "tag", coBrandedTags),
    ...twice("redirects.yaml", "slug", redirects.redirects),
    ...twice("demos.yaml", "state", demos),
    ...twice("videos.yaml", "address", videos),
  ]);
  return { pages, coBrandedTags, redirects, demos, videos };
}

function unknownCourses(file: string, entries: { course: string }[], courseIds: string[]): Problem[] {
  return entries.flatMap(({ course }, index) =>
    courseIds.includes(course)
      ? []
      : [{ file, field: `${index}.course`, message: `names ${course}, which is no course` }],
  );
}

function twice<Field extends string>(file: string, field: Field, entries: Record<Field, string>[]): Problem[] {
  const double = firstTwice(entries.map((entry) => entry[field]));
  return double === undefined ? [] : [{ file, field, message: `${double} occurs twice` }];
}
