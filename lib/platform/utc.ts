import dayjs, { type Dayjs } from "dayjs";
import utcPlugin from "dayjs/plugin/utc.js";

dayjs.extend(utcPlugin);

/** A moment to compute with. In UTC, so that a server's own time zone and its summer time change no result. */
export function utc(moment: Date | string): Dayjs {
  return dayjs.utc(moment);
}
