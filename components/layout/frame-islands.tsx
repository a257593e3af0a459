import { cookies } from "next/headers";
import { sendsDocument } from "@/components/ui/static-html/store-html";
import { emailLaterCookie } from "@/lib/contract/rules/page-cookies";
import type { Language } from "@/lib/platform/i18n/language";
import { FrameParts } from "./frame-parts";
import { frameTexts } from "./frame-texts";
import { readPageRequest } from "./visitor/page-request";
import type { RenderedVisitor, Visitor } from "./visitor/visitor-record";

/**
 * The code that runs in the browser on every page, as one client component, with the bars about an incomplete account
 * (rule: header.profile-bar, header.email-bar), which are part of the HTML on pages rendered per request.
 */
export async function FrameIslands({ language }: { language: Language }) {
  const request = await readPageRequest(language);
  // A stored page has no e-mail banner.
  const emailLater = request !== null && (await cookies()).has(emailLaterCookie);
  const rendered = request && { address: request.address, visitor: withoutName(request.visitor) };
  return <FrameParts texts={frameTexts(language)} emailLater={emailLater} request={rendered} />;
}

/** The header of a document names its learner. React's data for a navigation comes without a header. */
function withoutName(visitor: Visitor): RenderedVisitor {
  if (visitor.state !== "learner" || !sendsDocument()) return visitor;
  return { state: "inHeader", profileComplete: visitor.profileComplete, emailVerified: visitor.emailVerified };
}
