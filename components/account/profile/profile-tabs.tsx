import { getTranslations } from "next-intl/server";

/** Links between the pages of the learner's own account, shown as the tabs of one card. */
export async function ProfileTabs({ current }: { current: "/profile" | "/settings" }) {
  const t = await getTranslations("profile");
  const tabs = [
    { href: "/profile", label: t("basicInformation") },
    { href: "/settings", label: t("settings") },
  ];
  return (
    <nav aria-label={t("tabs")} className="-mx-4 border-b border-hairline px-4 md:-mx-8 md:px-8">
      <ul className="flex gap-6">
        {tabs.map(({ href, label }) => (
          <li key={href}>
            <a
              href={href}
              aria-current={href === current ? "page" : undefined}
              className="inline-flex min-h-14 items-center border-b-4 border-transparent pt-1 font-semibold no-underline hover:underline aria-[current]:border-marigold aria-[current]:text-ink"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
