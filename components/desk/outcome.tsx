import { cookies } from "next/headers";
import { readCarried, saidCookie } from "@/components/layout/visitor/carried-cookie";
import { Notice } from "@/components/ui/notice";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";

/**
 * What the last press of a button led to. The address carries it and a cookie the message of the call (`leadDone`), so
 * both show without JavaScript too; with JavaScript the browser deletes the cookie, and a page that is loaded again
 * says that it is done.
 */
export async function Outcome({ outcome, language }: { outcome: string | undefined; language: Language }) {
  const t = translatorFor(language, "desk");
  const known = (["done", "changed", "failed"] as const).find((each) => each === outcome);
  const said = known === "done" ? readCarried((await cookies()).get(saidCookie)?.value)?.message : undefined;
  return (
    <div role="status" className="empty:hidden mt-4">
      {known && <Notice kind={known === "done" ? "success" : "error"}>{said ?? t(`outcomes.${known}`)}</Notice>}
    </div>
  );
}
