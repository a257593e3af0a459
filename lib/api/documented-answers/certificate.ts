import type { CertificateData } from "../../contract/certificates";
import { nullOn } from "../call-error";
import type { Options, UpstreamClient } from "../documented-backend/or-documented";
import { type Completion, filled } from "./complete";

/**
 * A certificate from a backend whose response names the owner by `id`, as documented. The id is compared with the
 * signed-in account here, and is not sent to anybody else (threats T5).
 */
export function documentedCertificate(client: UpstreamClient): Completion<"certificates", "read"> {
  return async ({ data: sent }, _, options) => {
    const owner = sent.owner ?? (Boolean(sent.id) && (await readOwnId(client, options)) === sent.id);
    const { language } = options.context;
    return {
      data: {
        ...filled({ statement_before: "", statement_after: "", number: "", language, action_bar: owner }, sent),
        id: owner ? sent.id : "",
        owner,
        course_partner_logo: readPartners(sent.course_partner_logo),
      },
    };
  };
}

/** The documents specify only the field of the partners' logo. Its value is one address, or partners with names. */
function readPartners(logo: unknown): CertificateData["course_partner_logo"] {
  if (typeof logo === "string" && logo !== "") return [{ name: "", logo }];
  return Array.isArray(logo) ? logo : [];
}

/** The id of the account that makes the call; null for a guest, and for a session that has ended. */
export async function readOwnId({ accounts }: UpstreamClient, options: Options): Promise<string | null> {
  if (!options.context.caller.token) return null;
  return (await nullOn(401, accounts.readProfile(undefined, options)))?.data._id ?? null;
}
