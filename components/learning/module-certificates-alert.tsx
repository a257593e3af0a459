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
  const held = !course.profile_complete && modules.some((module) => module.certificateId === null && module.review !== "waiting" && isComplete(course, module));
  if (certified.length === 0 && waiting.length === 0 && !held) return null;
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
      {held && <IncompleteProfile courseId={course.course_info.slug} />}
    </Notice>
  );
}

function isComplete({ moduleTopic_info }: ModulesAnswer, { module_id }: { module_id: string }): boolean {
  const topics = moduleTopic_info.filter((topic) => topic.module_id === module_id && topic.slug !== null);
  return topics.length > 0 && topics.every((topic) => topic.status === "Completed");
}
