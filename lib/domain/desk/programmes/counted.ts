import type { Measure } from "../../../contract/desk/programmes";
import type { Staff } from "../access/require-staff";

/** The staff member who asks for figures; role and areas limit what is shown. */
export type Reader = Pick<Staff, "areas" | "role">;

/** The people who share a value (empty: unknown). `within`: a district's state; a block's state and district. */
export type Counted = { value: string; within: string[]; counts: Record<Measure, number> };
