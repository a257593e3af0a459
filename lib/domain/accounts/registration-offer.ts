import type { Registration } from "../../contract/accounts";
import { CallError } from "../../platform/call-error";
import type { CallContext } from "../call";
import { isBlockOf, isDistrictOf, isSubject } from "../places";
import { namesKnownSubject } from "./registration";

/** Checks that district, block and subject are among those that the forms offer. @throws CallError */
export function requireOffered({ content }: CallContext, { state_id, district, block, teaching_subject }: Registration): void {
  if (!isDistrictOf(content, state_id, district)) throw new CallError("BAD_REQUEST", "districtUnknown");
  if (block && !isBlockOf(content, state_id, district, block)) throw new CallError("BAD_REQUEST", "blockUnknown");
  if (teaching_subject && !namesKnownSubject(teaching_subject, (subject) => isSubject(content, subject))) throw new CallError("BAD_REQUEST", "selectSubject");
}
