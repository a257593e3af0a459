import { cookies } from "next/headers";
import { Notice } from "@/components/ui/notice";
import { templateSource } from "@/lib/api/pages/page-template";
import type { Language } from "@/lib/platform/i18n/language";
import { messageBox, showCarriedBeforePaint } from "./carried-before-paint";
import { carriedCookie, readCarried } from "./carried-cookie";
import { readPageRequest } from "./page-request";

/**
 * The place of the previous page's message. A page that is rendered per request has the message in its HTML, for
 * browsers without JavaScript; on a page that is stored for everybody a script in the page shows it before the paint.
 */
export async function CarriedMessagePlace({ language }: { language: Language }) {
  const carried = await readMessage(language);
  return (
    <>
      {carried ? (
        <div data-carried-message="" className="no-print">
          <div role="status" className={messageBox}>
            <Notice kind={carried.kind === "warning" ? "tip" : carried.kind}>{carried.message}</Notice>
          </div>
        </div>
      ) : (
        // React leaves what the script has put into an element with such HTML.
        <div
          data-carried-message=""
          className="no-print"
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: empty
          dangerouslySetInnerHTML={{ __html: "" }}
        />
      )}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant */}
      <script dangerouslySetInnerHTML={{ __html: showCarriedBeforePaint }} />
    </>
  );
}

async function readMessage(language: Language) {
  const template = templateSource();
  if (template) return template.frame.carried;
  if ((await readPageRequest(language)) === null) return null;
  return readCarried((await cookies()).get(carriedCookie)?.value);
}
