import dayjs, { type Dayjs } from "dayjs";
import utcPlugin from "dayjs/plugin/utc.js";

dayjs.extend(utcPlugin);

/** A moment for date arithmetic, in UTC so that the server's time zone and summer time do not affect the result. */
export function utc(moment: Date | string): Dayjs {
  return dayjs.utc(moment);
}
