import { Icon } from "@/components/ui/icon";
import { portalContent } from "@/lib/api/content/portal-content";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";
import { findPage } from "./find-page";

export function PolicyLinks({ language, without }: { language: Language; without: "Terms" | "Privacy" | "Cookies" }) {
  const t = translatorFor(language, "pages");
  const shell = translatorFor(language, "shell");
  const links = [
    ...(["Terms", "Privacy", "Cookies"] as const)
      .filter((key) => key !== without)
      .map((key) => ({ href: findPage(key).address, label: findPage(key).title[language] })),
    { href: "/privacy-notice", label: portalContent().privacyNotice.title[language] },
    { href: "/grievance", label: shell("grievance") },
  ];
  return (
    <nav aria-labelledby="policies" className="mt-10 rounded-card border border-hairline bg-white px-5 py-4">
      <h2 id="policies" className="text-lead">
        {t("otherPolicies")}
      </h2>
      <ul className="mt-1">
        {links.map((link) => (
          <li key={link.href}>
            <a href={link.href} className="inline-flex min-h-12 items-center gap-2 lowered-0 font-semibold">
              <Icon name="arrow" className="size-5" />
              {link.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
