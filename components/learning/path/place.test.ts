import { expect, test } from "vitest";
import type { ModuleTopic } from "@/lib/contract/learning";
import { topicPlaces } from "./place";

const topic = (slug: string | null, status: ModuleTopic["status"]): ModuleTopic => ({
  name: slug ?? "An announcement",
  slug,
  status,
  module_name: "Nutrition",
  module_id: "nutrition",
  minutes: 20,
  unlocked_by: null,
  needs: [],
  next_page: 1,
  unread_pages: [],
});

test("a new learner is at the first topic; the one behind it is next, the others are later", () => {
  const topics = [topic("a", "Pending"), topic("b", "Locked"), topic("c", "Locked")];
  expect(topicPlaces(topics, null)).toEqual(["now", "next", "later"]);
});

test("the topic to continue with is now, and another opened topic stays open", () => {
  const topics = [topic("a", "Completed"), topic("b", "Started"), topic("c", "Started"), topic("d", "Locked")];
  expect(topicPlaces(topics, "c")).toEqual(["done", "open", "now", "next"]);
  // After a look at a complete topic she goes on at the first open one.
  expect(topicPlaces(topics, "a")).toEqual(["done", "now", "open", "next"]);
});

test("an entry without an address has the state plain", () => {
  expect(topicPlaces([topic("a", "Completed"), topic(null, "Pending"), topic("b", "Pending")], null)).toEqual([
    "done",
    "plain",
    "now",
  ]);
});
