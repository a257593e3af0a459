import { cookies } from "next/headers";
import { Notice } from "@/components/ui/notice";
import { templateSource } from "@/lib/api/pages/page-template";
import type { Language } from "@/lib/platform/i18n/language";
import { carriedCookie, readCarried } from "./carried-cookie";
import { readPageRequest } from "./page-request";

/**
 * The place of the previous page's message. A page that is rendered per request has the message in its HTML, for
 * browsers without JavaScript; on a page that is stored for everybody the browser fills it in (`CarriedMessage`).
 */
export async function CarriedMessagePlace({ language }: { language: Language }) {
  const carried = await readMessage(language);
  return (
    <div data-carried-message="" className="no-print">
      {carried && (
        <div role="status" className="container-page no-print pt-4">
          <Notice kind={carried.kind === "warning" ? "tip" : carried.kind}>{carried.message}</Notice>
        </div>
      )}
    </div>
  );
}

async function readMessage(language: Language) {
  const template = templateSource();
  if (template) return template.frame.carried;
  if ((await readPageRequest(language)) === null) return null;
  return readCarried((await cookies()).get(carriedCookie)?.value);
}
