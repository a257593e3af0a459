import type { CallContext } from "../../lib/domain/call";
import { findLearner, openSession } from "../../lib/platform/session";
import { utc } from "../../lib/platform/utc";
import type { Person } from "./person";

const phone =
  "Mozilla/5.0 (Linux; Android 13; Mobile) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36";

/** A learner's use of the portal with a clock of its own, so that days of work are recorded with the right times. */
export class Visit {
  private now: Date;
  private token = "";
  account = "";

  /** @param daysAgo when it begins; `number` makes the hour differ from learner to learner */
  constructor(
    private readonly portal: CallContext,
    readonly language: Person["language"],
    daysAgo: number,
    readonly number: number,
  ) {
    this.now = utc(portal.now)
      .subtract(daysAgo, "days")
      .subtract(((number * 37) % 240) + 5, "minutes")
      .toDate();
  }

  /** A call of a guest. Each learner has an address of their own, so that their limits are counted separately. */
  guest(): CallContext {
    return {
      ...this.portal,
      learner: null,
      language: this.language,
      address: `203.0.113.${this.number}`,
      userAgent: phone,
      now: this.now,
    };
  }

  signIn(account: string, token: string): void {
    this.account = account;
    this.token = token;
  }

  /** A call of the learner; signs in again if the session has expired. */
  async learner(): Promise<CallContext> {
    const known = await findLearner(this.portal.db, this.token, this.now);
    if (known) return { ...this.guest(), learner: known };
    this.token = await openSession(this.portal.db, this.account, phone, this.now);
    return { ...this.guest(), learner: await findLearner(this.portal.db, this.token, this.now) };
  }

  wait(minutes: number): void {
    this.moveTo(utc(this.now).add(minutes, "minutes").toDate());
  }

  /** Sets the clock to this long before the portal's present time. */
  waitUntilMinutesAgo(minutes: number): void {
    this.moveTo(utc(this.portal.now).subtract(minutes, "minutes").toDate());
  }

  /** @throws if the clock would be in the future */
  private moveTo(time: Date): void {
    if (time > this.portal.now) throw new Error(`${this.account} would act in the future: let them begin earlier`);
    this.now = time;
  }
}
