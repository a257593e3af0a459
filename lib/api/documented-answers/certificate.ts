import type { CertificateData } from "../../contract/certificates";
import { readCallError } from "../call-error";
import type { Options, UpstreamClient } from "../documented-backend/or-documented";
import type { Sent } from "./complete";

type Undocumented =
  | "statement_before"
  | "statement_after"
  | "number"
  | "language"
  | "owner"
  | "action_bar"
  | "course_partner_logo";
type SentCertificate = Sent<
  CertificateData,
  | Undocumented
  | "course_id"
  | "module_id"
  | "course_name"
  | "issued_on"
  | "reported_scores"
  | "reading_measured"
  | "reading_percent"
  | "wall_seed"
  | "wall_topics"
>;

/**
 * A certificate from a backend whose response names the owner by `id`, as documented. The id is compared with the
 * signed-in account here, and is not sent to anybody else (threats T5).
 */
export function documentedCertificate(client: UpstreamClient) {
  return async (
    { data: sent }: { data: SentCertificate },
    _: unknown,
    options: Options,
  ): Promise<{ data: CertificateData }> => {
    const owner = sent.owner ?? (Boolean(sent.id) && (await readOwnId(client, options)) === sent.id);
    return {
      data: {
        statement_before: "",
        statement_after: "",
        number: "",
        language: options.context.language,
        action_bar: owner,
        course_id: "",
        module_id: "",
        course_name: "",
        issued_on: "",
        reported_scores: 0,
        reading_measured: false,
        reading_percent: 0,
        wall_seed: null,
        wall_topics: 0,
        ...sent,
        id: owner ? sent.id : "",
        owner,
        course_partner_logo: readPartners(sent),
      },
    };
  };
}

/** The documents specify only the field of the partners' logo. Its value is one address, or partners with names. */
function readPartners({ course_partner_logo: sent }: SentCertificate): CertificateData["course_partner_logo"] {
  const logo: unknown = sent;
  if (typeof logo === "string" && logo !== "") return [{ name: "", logo }];
  return Array.isArray(logo) ? logo : [];
}

/** The id of the account that makes the call; null for a guest, and for a session that has ended. */
export async function readOwnId({ accounts }: UpstreamClient, options: Options): Promise<string | null> {
  if (!options.context.caller.token) return null;
  try {
    return (await accounts.readProfile(undefined, options)).data._id;
  } catch (error) {
    if (readCallError(error)?.status === 401) return null;
    throw error;
  }
}
