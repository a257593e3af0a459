import { expect, test } from "vitest";
import { myDataName } from "./my-data";

test("the file of one's own data is named by the day that it is in India", () => {
  expect(myDataName("SehatShala", "2026-11-29T18:29:59.000Z")).toBe("SehatShala_my-data_2026-11-29.json");
  expect(myDataName("SehatShala", "2026-11-29T18:30:00.000Z")).toBe("SehatShala_my-data_2026-11-30.json");
});
