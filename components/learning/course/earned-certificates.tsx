import { Icon } from "@/components/ui/icon";
import type { EarnedCertificate, ModulesAnswer } from "@/lib/contract/learning";
import { allUnits } from "./certified-units";

export function CertificateLinks({ certificates }: { certificates: { id: string; label: string }[] }) {
  return (
    <ul className="grid">
      {certificates.map(({ id, label }) => (
        <li key={id}>
          <a href={`/certificate/${id}`} className="inline-flex min-h-12 items-center gap-2">
            <Icon name="certificate" className="size-6" />
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The module's name comes first, then its course where the name differs. */
export function EarnedCertificates({ certificates }: { certificates: EarnedCertificate[] }) {
  const links = certificates.map(({ id, name, course }) => ({
    id,
    label: name === course ? name : `${name} (${course})`,
  }));
  return <CertificateLinks certificates={links} />;
}

export function earnedIn(course: ModulesAnswer): EarnedCertificate[] {
  return allUnits(course).flatMap(({ certificateId, name }) =>
    certificateId ? { id: certificateId, name, course: course.course_info.name } : [],
  );
}
