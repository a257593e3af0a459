import { publicApi } from "@/lib/api/server";
import type { Language } from "@/lib/platform/i18n/language";
import styles from "./page-section.module.css";

type Props = { page: string; kind: "advantage" | "partners"; language: Language };

/** A part of the home page whose HTML is published under its own page key. */
export async function PageSection({ page, kind, language }: Props) {
  const { data } = await publicApi(language).pages.staticPage({ p: page, language });
  return (
    <section className={kind === "advantage" ? "border-y border-hairline bg-white" : undefined}>
      <div
        className={`container-page py-6 lg:py-10 ${styles[kind]}`}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised when the content is loaded
        dangerouslySetInnerHTML={{ __html: data.content }}
      />
    </section>
  );
}
