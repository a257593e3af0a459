import type { CallContext } from "../../lib/domain/call";
import { findLearner, openSession } from "../../lib/platform/session";
import { utc } from "../../lib/platform/utc";
import type { SeedLanguage } from "./person";

const phone = "Mozilla/5.0 (Linux; Android 13; Mobile) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36";

/** What a call has behind it: where the portal is, and when "now" is. */
export type Portal = CallContext;

/** Somebody who uses the portal, with a clock of their own: what took days is recorded as if it had. */
export class Visit {
  private now: Date;
  private token = "";
  private accountId = "";

  /** @param daysAgo when it begins, at an hour of the day that differs from person to person by `number` */
  constructor(
    private readonly portal: Portal,
    readonly language: SeedLanguage,
    daysAgo: number,
    private readonly number: number,
  ) {
    this.now = utc(portal.now)
      .subtract(daysAgo, "days")
      .subtract(((number * 37) % 240) + 5, "minutes")
      .toDate();
  }

  /** A call of a guest. Each person has an address, so nobody's limits count for another. */
  guest(): CallContext {
    return { ...this.portal, learner: null, language: this.language, address: `203.0.113.${this.number}`, userAgent: phone, now: this.now };
  }

  signIn(accountId: string, token: string): void {
    this.accountId = accountId;
    this.token = token;
  }

  /** A call of the learner; a session that has ended meanwhile is opened again. */
  async learner(): Promise<CallContext> {
    const known = await findLearner(this.portal.db, this.token, this.now);
    if (known) return { ...this.guest(), learner: known };
    this.token = await openSession(this.portal.db, this.accountId, phone, this.now);
    return { ...this.guest(), learner: await findLearner(this.portal.db, this.token, this.now) };
  }

  get account(): string {
    return this.accountId;
  }

  wait(minutes: number): void {
    this.moveTo(utc(this.now).add(minutes, "minutes").toDate());
  }

  /** The next thing happens this long before the portal's own now. */
  waitUntilMinutesAgo(minutes: number): void {
    this.moveTo(utc(this.portal.now).subtract(minutes, "minutes").toDate());
  }

  /** @throws where something would be recorded in the future */
  private moveTo(time: Date): void {
    if (time > this.portal.now) throw new Error(`${this.accountId} would act in the future: let them begin earlier`);
    this.now = time;
  }
}
