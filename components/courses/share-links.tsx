import { iconPaths } from "@/components/ui/icon-paths";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";
import { settings } from "@/lib/platform/settings";

/** `address`: of the encoded address and text. */
type Network = { name: string; address: (url: string, text: string) => string; path: string };

const networks: Network[] = [
  {
    name: "WhatsApp",
    address: (url, text) => `https://wa.me/?text=${text}%20${url}`,
    path: iconPaths.whatsapp,
  },
  {
    name: "Facebook",
    address: (url, text) => `https://www.facebook.com/sharer/sharer.php?u=${url}&quote=${text}`,
    path: "M16 4h-2a4 4 0 0 0-4 4v12M7 12h8",
  },
  {
    name: "X (Twitter)",
    address: (url, text) => `https://twitter.com/intent/tweet?url=${url}&text=${text}`,
    path: "M5 5l14 14M19 5L5 19",
  },
  {
    name: "LinkedIn",
    address: (url, text) => `https://www.linkedin.com/shareArticle?mini=true&url=${url}&title=${text}`,
    path: "M6 10v9M6 5.500v.5M11 19v-9M11 14a4 4 0 0 1 8 0v5",
  },
];

/** Links to share a course with the documented text (rule: campaign.share). No code of these networks is loaded. */
export function ShareLinks({ course, language }: { course: { slug: string; name: string }; language: Language }) {
  const t = translatorFor(language, "course");
  const url = encodeURIComponent(`${settings().portalUrl}/info/course/${course.slug}?language=${language}`);
  const text = encodeURIComponent(t("takingCourse", { course: course.name }));
  return (
    <nav aria-label={t("share")}>
      <p className="font-semibold">{t("share")}</p>
      <ul className="mt-1 grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-x-4 md:flex md:flex-wrap md:gap-x-3 xl:gap-x-10">
        {networks.map((network) => (
          <li key={network.name}>
            <a
              href={network.address(url, text)}
              target="_blank"
              rel="noopener noreferrer"
              className="inline-flex min-h-12 items-center gap-2 lowered-0 no-underline hover:underline"
            >
              <svg
                width="24"
                height="24"
                viewBox="0 0 24 24"
                aria-hidden="true"
                className="size-6 shrink-0"
                fill="none"
                stroke="currentColor"
                strokeWidth="2.200"
                strokeLinecap="round"
                strokeLinejoin="round"
              >
                <path d={network.path} />
              </svg>
              {network.name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
