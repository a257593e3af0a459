import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { campaignStates } from "../../../contract/rules/campaign-pages";
import { dialects } from "../../../platform/db/testing/fresh-database";
import { dayInIndia } from "../../../platform/i18n/dates";
import type { CallContext } from "../../call";
import { onFreshPortal } from "../../testing/fresh-portal";
import { desk, publicFigures } from "..";
import { blurFigures } from "../programmes/small-groups";
import { beginNextWeek } from "../programmes/testing/next-week";
import { insertPopulation } from "../programmes/testing/population";
import { insertAccount } from "../testing/accounts";
import { newStaff } from "../testing/staff";
import { publicNumber } from "./state-figures";

const dayMs = 24 * 60 * 60 * 1000;
/** A call of the same visitor so many days later. */
const later = (guest: CallContext, days: number): CallContext => ({
  ...guest,
  now: new Date(guest.now.getTime() + days * dayMs),
});

async function insertPeople(guest: CallContext, name: string, people: number, verified: 0 | 1): Promise<void> {
  for (let number = 0; number < people; number += 1)
    await insertAccount(guest.db, `${name}-${number}`, { state_id: campaignStates.up, verified_email: verified });
}

describe.each(dialects)("the public figures of a campaign's state on %s", (dialect) => {
  let guest: CallContext;
  onFreshPortal(dialect, async (context) => {
    guest = context;
    await insertPopulation(guest.db, 24);
  });
  const readFigures = async (slug: string, call = guest) => (await publicFigures.stateFigures(call, { slug })).figures;

  test("are a partner's numbers of the state, rounded down: they tell nothing besides them (threats T34)", async () => {
    const { context } = await newStaff(guest, "partner");
    const { rows } = await desk.programmeFigures(context, { language: "en", by: "state" });
    const names = { bihar: "Bihar", up: "Uttar Pradesh", rjedu: "Rajasthan" };
    for (const [slug, name] of Object.entries(names)) {
      const row = rows.find(({ label }) => label === name)?.figures;
      expect(await readFigures(slug)).toEqual({
        registered: publicNumber(row?.registered ?? null),
        begun: publicNumber(row?.started ?? null),
        certificates: publicNumber(row?.certificates ?? null),
        day: dayInIndia(guest.now.toISOString()),
      });
    }
    expect(await readFigures("bihar")).toMatchObject({ registered: expect.any(Number), begun: expect.any(Number) });
    expect(await readFigures("rjedu")).toMatchObject({ registered: null, begun: null, certificates: null });
  });

  test("stay as they are for a week, as a partner's, and count people with a verified address only", async () => {
    const before = await readFigures("up");
    await insertPeople(guest, "unverified", 40, 0);
    const secondNight = await beginNextWeek(guest.db);
    expect(await readFigures("up", later(guest, 8))).toEqual({
      ...before,
      day: dayInIndia(secondNight.toISOString()),
    });
    await insertPeople(guest, "verified", 40, 1);
    expect(await readFigures("up", later(guest, 9))).toMatchObject({ registered: before?.registered });
    await beginNextWeek(guest.db);
    const { registered } = (await readFigures("up", later(guest, 15))) ?? {};
    expect(registered).toBeGreaterThan(before?.registered ?? 0);
  });

  test("are counted once for all pages that are rendered at the same time, and again after an error", async () => {
    const nextDay = later(guest, 10);
    const broken = { ...nextDay, content: { ...nextDay.content, places: undefined as never } };
    await expect(readFigures("up", broken)).rejects.toThrow();
    const [one, other] = await Promise.all([readFigures("up", nextDay), readFigures("up", nextDay)]);
    expect(one).not.toBeNull();
    expect(other).toBe(one);
  });

  test("are none before the first week is complete", async () => {
    await insertPeople(guest, "many", 1100, 1);
    await guest.db.updateTable("figure_weeks").set({ complete: 0 }).execute();
    expect(await readFigures("up", later(guest, 16))).toBeNull();
    await beginNextWeek(guest.db);
    expect(await readFigures("up", later(guest, 16))).toMatchObject({ registered: expect.any(Number) });
  });

  test("are asked for by the address of a campaign, and by nothing else", async () => {
    for (const slug of ["nobody", "__proto__", "BIHAR", "5"])
      await expect(publicFigures.stateFigures(guest, { slug })).rejects.toMatchObject({
        key: "noSuchCampaign",
        code: "NOT_FOUND",
      });
  });
});

const partnersNumber = fc.option(fc.nat({ max: 500_000 }).map((tens) => tens * 5));

test("less than ten is never published, and nobody reads as a few people do", () => {
  for (const shown of [null, 0, 5, 9]) expect(publicNumber(shown)).toBeNull();
  expect([10, 15, 995, 1000, 1095, 12_345].map(publicNumber)).toEqual([10, 10, 990, 1000, 1000, 12_300]);
});

test("every number is the partner's, rounded down to tens or from a thousand on to hundreds", () => {
  fc.assert(
    fc.property(partnersNumber, (shown) => {
      const published = publicNumber(shown);
      if (shown === null || shown < 10) {
        expect(published).toBeNull();
        return;
      }
      const step = shown < 1000 ? 10 : 100;
      expect(published).toBeGreaterThanOrEqual(10);
      expect(published).toBeLessThanOrEqual(shown);
      expect(published).toBeGreaterThan(shown - step);
      expect((published ?? 0) % step).toBe(0);
    }),
  );
});

test("a larger number is never published as a smaller one, and a part never as more than the whole", () => {
  fc.assert(
    fc.property(partnersNumber, partnersNumber, (one, other) => {
      const [less, more] = [one ?? 0, other ?? 0].sort((a, b) => a - b).map(publicNumber);
      expect(less ?? 0).toBeLessThanOrEqual(more ?? 0);
    }),
  );
});

test("one to four people are never published, whatever the portal's secret (threats T34)", () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.integer({ min: 0, max: 4 }), (secret, state, people) => {
      expect(publicNumber(blurFigures(secret)(people, { states: [state], step: "registered" }))).toBeNull();
    }),
  );
});

test("no published number is an upper bound of the true one: more people read as it, and as less than ten (threats T34)", () => {
  const publish = blurFigures("secret of the test");
  const states = Array.from({ length: 5000 }, (_, state) => ({ states: [String(state)], step: "registered" }));
  const readAs = (people: number) => states.map((state) => publicNumber(publish(people, state)));
  expect(readAs(45)).toContain(30);
  expect(readAs(16)).toContain(null);
  expect(readAs(6)).toContain(10);
});
