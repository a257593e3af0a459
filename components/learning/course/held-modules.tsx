import { getTranslations } from "next-intl/server";
import { Notice } from "@/components/ui/notice";
import type { ModulesAnswer } from "@/lib/contract/learning";
import { IncompleteProfile } from "./incomplete-profile";

/** Complete modules whose certificates wait for the profile only. */
export async function HeldModules({ course }: { course: ModulesAnswer }) {
  const held = course.profile_complete ? [] : course.module_resources.filter((module) => module.certificateId === null && waitsForProfile(course, module));
  if (held.length === 0) return null;
  const t = await getTranslations("learning");
  return (
    <Notice kind="success" className="mt-4">
      <p className="font-semibold">{t(held.every(({ review }) => review === "approved") ? "reviewApproved" : "modulesComplete", { count: held.length })}</p>
      <p>{held.map((module) => module.module_name).join(", ")}</p>
      <IncompleteProfile courseId={course.course_info.slug} />
    </Notice>
  );
}

/** Complete and not under review: only the profile is missing. A withdrawn certificate is not issued again. */
function waitsForProfile({ course_info, moduleTopic_info }: ModulesAnswer, module: ModulesAnswer["module_resources"][number]): boolean {
  const { module_id, review, certificate_withdrawn } = module;
  if (course_info.module_level_certificate !== 1 || certificate_withdrawn || review === "waiting" || review === "returned") return false;
  const topics = moduleTopic_info.filter((topic) => topic.module_id === module_id && topic.slug !== null);
  return topics.length > 0 && topics.every((topic) => topic.status === "Completed");
}
