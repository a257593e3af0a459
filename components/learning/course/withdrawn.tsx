import { getTranslations } from "next-intl/server";
import { Notice } from "@/components/ui/notice";
import { portalContent } from "@/lib/api/content/portal-content";
import type { ModulesAnswer } from "@/lib/contract/learning";
import type { Language } from "@/lib/platform/i18n/language";

/** The names of the course or the modules whose certificate was withdrawn (rule: certificate.revoked). */
export function withdrawnIn({ course_info, module_resources, enrollment_info }: ModulesAnswer): string[] {
  const modules = module_resources.filter((module) => module.certificate_withdrawn).map(({ module_name }) => module_name);
  return enrollment_info.some((enrollment) => enrollment.certificate_withdrawn) ? [course_info.name, ...modules] : modules;
}

/** What was withdrawn, that the learning stays, and whom to ask. */
export async function Withdrawn({ names, language }: { names: string[]; language: Language }) {
  const t = await getTranslations("learning");
  const { name, email } = portalContent().site.foundation;
  return (
    <Notice kind="tip" className="mt-4">
      <p className="font-semibold">{t("withdrawnTitle", { count: names.length, names: names.join(", ") })}</p>
      <p className="mt-1">
        {t("withdrawnLead", { foundation: name[language] })}{" "}
        <a href={`mailto:${email}`} className="underline">
          {email}
        </a>
      </p>
    </Notice>
  );
}
