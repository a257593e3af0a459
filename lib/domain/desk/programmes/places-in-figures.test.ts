import { describe, expect, test } from "vitest";
import { dialects } from "../../../platform/db/testing/fresh-database";
import type { CallContext } from "../../call";
import { onFreshPortal } from "../../testing/fresh-portal";
import { desk } from "..";
import { insertAccount } from "../testing/accounts";
import { newStaff } from "../testing/staff";

describe.each(dialects)("on %s", (dialect) => {
  let guest: CallContext;
  onFreshPortal(dialect, (context) => {
    guest = context;
  });
  const insertVerified = async (count: number, person: Parameters<typeof insertAccount>[2]) => {
    for (let number = 0; number < count; number += 1)
      await insertAccount(guest.db, crypto.randomUUID(), { ...person, verified_email: 1 });
  };

  test("places have the place around them and their code, also for those who gave none; Other and Others are one", async () => {
    const { context: staff } = await newStaff(guest, "administrator");
    await insertVerified(2, { state_id: 5, district: "Gaya", block: "Amas" });
    await insertVerified(1, { state_id: 5, district: "Gaya", block: "" });
    await insertVerified(1, { state_id: 34, district: "Agra", block: "" });
    await insertVerified(1, { state_id: 5, district: "", gender: "Other" });
    await insertVerified(1, { state_id: 5, district: "", gender: "Others" });
    const rows = async (by: "block" | "district" | "gender", language: "en" | "hi" = "en") =>
      (await desk.programmeFigures({ ...staff, language }, { by, language })).rows.map(
        ({ label, place, lgd, figures: { registered } }) => [label, place, lgd, registered],
      );
    const byBlock = await rows("block");
    expect(byBlock).toContainEqual(["Amas", "Gaya, Bihar", expect.any(Number), 2]);
    expect(byBlock).toContainEqual(["", "Gaya, Bihar", null, 1]);
    expect(byBlock).toContainEqual(["", "Agra, Uttar Pradesh", null, 1]);
    expect(await rows("block", "hi")).toContainEqual(["आमस", "गया, बिहार", expect.any(Number), 2]);
    const byDistrict = await rows("district");
    expect(byDistrict).toContainEqual(["Gaya", "Bihar", 196, 3]);
    expect(byDistrict).toContainEqual(["", "Bihar", null, 2]);
    expect((await rows("gender")).filter(([label]) => /other/i.test(String(label)))).toEqual([["Other", "", null, 2]]);
  });
});
