import { Icon } from "@/components/ui/icon";
import type { EarnedCertificate, ModulesAnswer } from "@/lib/contract/learning";
import { allUnits } from "./certified-units";

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

export function earnedIn(course: ModulesAnswer): EarnedCertificate[] {
  return allUnits(course).flatMap(({ certificateId, name }) =>
    certificateId ? { id: certificateId, name, course: course.course_info.name } : [],
  );
}
