import { getTranslations } from "next-intl/server";
import { Icon } from "@/components/ui/icon";
import type { CertificateData } from "@/lib/contract/certificates";

/** For a person who checks a certificate: it is valid, with the name, the course and the date. */
export async function Validity({ data }: { data: CertificateData }) {
  const t = await getTranslations("certificate");
  return (
    <section className="no-print flex gap-4 rounded-card border border-leaf bg-leaf-tint px-4 py-4">
      <span className="grid size-12 shrink-0 place-items-center rounded-full bg-leaf text-white">
        <Icon name="check" className="size-7" />
      </span>
      <div className="min-w-0">
        <h1 className="text-[1.44rem]">{t("valid")}</h1>
        <p className="mt-1">{statementOf(data, t)}</p>
        {data.reported_scores > 0 && <p className="mt-1">{t("reportedScores", { count: data.reported_scores })}</p>}
        <p className="mt-1 text-ink-soft">{t("validIssuer", { issuer: data.certified_by, number: data.number })}</p>
      </div>
    </section>
  );
}

function statementOf(data: CertificateData, t: Awaited<ReturnType<typeof getTranslations<"certificate">>>): string {
  const name = `${data.firstName} ${data.lastName}`.trim();
  const month = data.completion_date;
  if (!data.module_id) return t("validStatement", { name, course: data.name, month });
  return t("validModuleStatement", { name, module: data.name, course: data.course_name, month });
}
