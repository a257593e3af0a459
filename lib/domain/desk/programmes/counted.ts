import type { Measure } from "../../../contract/desk/programmes";
import type { Staff } from "../access/require-staff";

/** The staff member who asks for figures; role and areas limit what is shown. */
export type Reader = Pick<Staff, "areas" | "role">;

/**
 * The people who share a value, which is empty where it is unknown. `within`: the state's number of a district; state
 * and district of a block.
 */
export type Counted = { value: string; within: string[]; counts: Record<Measure, number> };
