import type { Platform } from "@/lib/contract/social";
import { SocialLink } from "./social-link";
import type { SocialTexts } from "./social-texts";

/** `returnTo`: a checked path; `courseId`: the course to enrol in; `campaign`: the landing page with the buttons. */
type Props = { texts: SocialTexts; returnTo?: string; courseId?: string; campaign?: string };

/** The social sign-in below a form. Links, so they need no JavaScript and load nothing from Google or Facebook. */
export function SocialButtons({ texts, returnTo, courseId, campaign }: Props) {
  if (texts.platforms.length === 0) return null;
  return (
    <div className="mt-6 grid gap-3">
      <p className="flex items-center gap-3 text-ink-soft before:h-px before:flex-1 before:bg-hairline after:h-px after:flex-1 after:bg-hairline">
        {texts.or}
      </p>
      {texts.platforms.map((platform) => (
        <SocialLink key={platform} href={signInAddress(platform, { rdir: returnTo, course: courseId, page: campaign })}>
          <SocialMark platform={platform} />
          {texts.labels[platform]}
        </SocialLink>
      ))}
      <p className="text-center text-small text-ink-soft">
        {texts.makesAccount}{" "}
        <a
          href="/privacy-notice"
          target="_blank"
          rel="noopener"
          className="inline-flex min-h-11 items-center text-center"
        >
          {texts.notice}
        </a>
      </p>
    </div>
  );
}

function signInAddress(platform: Platform, parameters: Record<string, string | undefined>): string {
  const query = new URLSearchParams(
    Object.entries(parameters).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  ).toString();
  return `/api/social/${platform}/start${query ? `?${query}` : ""}`;
}

const line = {
  width: 24,
  height: 24,
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 2.25,
  strokeLinecap: "round",
  strokeLinejoin: "round",
} as const;

/** The first letter of each, in the style of the portal's other icons; they are not the companies' logos. */
function SocialMark({ platform }: { platform: Platform }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" className="size-6 shrink-0" {...line}>
      <circle cx="12" cy="12" r="10.5" strokeWidth="1.5" />
      {platform === "google" ? (
        <path d="M16.2 8.8A5.3 5.3 0 1 0 17.3 12.3H12.7" />
      ) : (
        <path d="M15.5 6.6h-1.200a2.3 2.3 0 0 0-2.3 2.3V18M9.300 11.800h5.400" />
      )}
    </svg>
  );
}
