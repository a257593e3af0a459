import { Icon } from "@/components/ui/icon";
import type { CertificateData } from "@/lib/contract/certificates";
import type { Language } from "@/lib/platform/i18n/language";
import { type Translator, translatorFor } from "@/lib/platform/i18n/messages";

/** One line above the certificate: for its owner that it is theirs, for anybody else that it is valid. */
export function CertificateTitle({ data, language }: { data: CertificateData; language: Language }) {
  const t = translatorFor(language, "certificate");
  return (
    <h1 className={`no-print flex items-center gap-2 text-title ${data.owner ? "" : "text-leaf"}`}>
      {!data.owner && (
        <span className="grid size-8 shrink-0 place-items-center rounded-full bg-leaf text-white">
          <Icon name="check" className="size-5" />
        </span>
      )}
      {t(data.owner ? "ownerTitle" : "valid")}
    </h1>
  );
}

/** The certificate's name, course and date in text that is readable on a phone, for comparing with a printed copy. */
export function Validity({ data, language }: { data: CertificateData; language: Language }) {
  const t = translatorFor(language, "certificate");
  return (
    <section
      className={`no-print rounded-card border px-4 py-3 ${data.owner ? "border-hairline bg-white" : "border-leaf bg-leaf-tint"}`}
      aria-label={t("inWords")}
    >
      <p className="font-semibold">{statementText(data, t)}</p>
      {data.reported_scores > 0 && <p className="mt-1">{t("reportedScores", { count: data.reported_scores })}</p>}
      <p className="mt-1 text-ink-soft">{leadText(data, t)}</p>
    </section>
  );
}

/** A backend that only has the documented fields sends no number. */
function leadText(data: CertificateData, t: Translator<"certificate">): string {
  if (!data.number) return t("certifiedBy", { name: data.certified_by });
  return data.owner
    ? t("ownerLead", { number: data.number })
    : t("validIssuer", { issuer: data.certified_by, number: data.number });
}

function statementText(data: CertificateData, t: Translator<"certificate">): string {
  const name = `${data.firstName} ${data.lastName}`.trim();
  const month = data.completion_date;
  if (!data.module_id)
    return data.owner
      ? t("ownerStatement", { course: data.name, month })
      : t("validStatement", { name, course: data.name, month });
  const module = { module: data.name, course: data.course_name, month };
  return data.owner ? t("ownerModuleStatement", module) : t("validModuleStatement", { name, ...module });
}
