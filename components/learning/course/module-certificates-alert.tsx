import { getTranslations } from "next-intl/server";
import { Icon } from "@/components/ui/icon";
import { Notice } from "@/components/ui/notice";
import type { ModulesAnswer } from "@/lib/contract/learning";
import { IncompleteProfile } from "./incomplete-profile";

/** Where each module has its own certificate: those that are there, and those that wait. */
export async function ModuleCertificatesAlert({ course }: { course: ModulesAnswer }) {
  const t = await getTranslations("learning");
  const modules = course.module_resources;
  const certified = modules.filter((module) => module.certificateId !== null);
  const waiting = modules.filter((module) => module.review === "waiting");
  const held = course.profile_complete ? [] : modules.filter((module) => module.certificateId === null && waitsForProfile(course, module));
  if (certified.length === 0 && waiting.length === 0 && held.length === 0) return null;
  return (
    <Notice kind="success" className="mt-6">
      {certified.length > 0 && (
        <>
          <p className="font-semibold">{t("moduleCertificates", { count: certified.length })}</p>
          <ul className="mb-2 grid">
            {certified.map((module) => (
              <li key={module.module_id}>
                <a href={`/certificate/${module.certificateId}`} className="inline-flex min-h-12 items-center gap-2">
                  <Icon name="certificate" className="size-6 shrink-0" />
                  {t("moduleCertificate", { module: module.module_name })}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
      {waiting.length > 0 && (
        <>
          <p>{t("underReview")}</p>
          <p className="mt-1 text-ink-soft">{t("underReviewModules", { modules: waiting.map((module) => module.module_name).join(", ") })}</p>
        </>
      )}
      {held.length > 0 && (
        <>
          <p className="font-semibold">{t(held.every(({ review }) => review === "approved") ? "reviewApproved" : "modulesComplete", { count: held.length })}</p>
          <p>{held.map((module) => module.module_name).join(", ")}</p>
          <IncompleteProfile courseId={course.course_info.slug} />
        </>
      )}
    </Notice>
  );
}

/** Complete and not under review: only the profile is missing. A withdrawn certificate is not given again. */
function waitsForProfile({ moduleTopic_info, enrollment_info }: ModulesAnswer, { module_id, review }: ModulesAnswer["module_resources"][number]): boolean {
  if (review === "waiting" || review === "returned" || enrollment_info[0]?.status === "Completed") return false;
  const topics = moduleTopic_info.filter((topic) => topic.module_id === module_id && topic.slug !== null);
  return topics.length > 0 && topics.every((topic) => topic.status === "Completed");
}
