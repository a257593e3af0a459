import type { Measure } from "../../../contract/desk/programmes";
import type { Staff } from "../access/require-staff";

/** Who asks for figures: what the area and the role of a member of staff show. */
export type Reader = Pick<Staff, "areas" | "role">;

/** A group of people; `value` is empty where it is not known. `within`: the state's number of a district, and the district of a block. */
export type Counted = { value: string; within: string[]; counts: Record<Measure, number> };
