import { Icon } from "@/components/ui/icon";
import type { EarnedCertificate, ModulesAnswer } from "@/lib/contract/learning";

/** Links to certificates. The module's name comes first, then its course where the name differs. */
export function EarnedCertificates({ certificates }: { certificates: EarnedCertificate[] }) {
  return (
    <ul className="grid">
      {certificates.map(({ id, name, course }) => (
        <li key={id}>
          <a href={`/certificate/${id}`} className="inline-flex min-h-12 items-center gap-2">
            <Icon name="certificate" className="size-6" />
            {name === course ? name : `${name} (${course})`}
          </a>
        </li>
      ))}
    </ul>
  );
}

export function earnedIn({ course_info, enrollment_info, module_resources }: ModulesAnswer): EarnedCertificate[] {
  const whole = enrollment_info.map(({ certificateId }) => ({ id: certificateId, name: course_info.name }));
  const modules = module_resources.map(({ certificateId, module_name }) => ({ id: certificateId, name: module_name }));
  return [...whole, ...modules].flatMap(({ id, name }) => (id ? { id, name, course: course_info.name } : []));
}
