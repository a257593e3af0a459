import { expect, test } from "vitest";
import type { RequestState } from "../../lib/platform/portal";
import type { Page } from "../page";
import { makeAsked, makePage, storedAs } from "../testing/asked";
import { storedPageResponder } from "./stored-page";

/** A portal whose renderings end when the test says so. */
function portalWith(render: (state: RequestState) => Page) {
  const waiting: (() => void)[] = [];
  let renderings = 0;
  const answer = storedPageResponder({
    next: {
      render: async (_, state) => {
        renderings += 1;
        await new Promise<void>((resolve) => waiting.push(resolve));
        return render(state);
      },
    },
    withSession: async () => null,
    host: "portal.example",
  });
  const finish = async () => {
    await new Promise((resolve) => setImmediate(resolve));
    for (const resolve of waiting.splice(0)) resolve();
  };
  return { answer, finish, count: () => renderings };
}

test("requests for one public page at the same time wait for one rendering, each with its own cookies and with what the page has said of itself", async () => {
  const said = { status: 503, problem: 503, hasStaticHtml: true, lacksPart: true };
  const { answer, finish, count } = portalWith((state) => {
    Object.assign(state, said);
    return makePage("text");
  });
  const asked = ["a=1", "b=2"].map((cookie) => makeAsked({ stored: storedAs("public", "/topic", [cookie]) }));
  const pages = Promise.all(asked.map((each) => answer(each)));
  await finish();
  expect((await pages).map((page) => page?.headers["set-cookie"])).toEqual([["a=1"], ["b=2"]]);
  expect(asked.map(({ state }) => state)).toEqual([said, said]);
  expect(count()).toBe(1);
  const later = answer(makeAsked({ stored: storedAs("public", "/topic") }));
  await finish();
  expect(String((await later)?.body)).toBe("text");
  expect(count()).toBe(2);
});

test("after a rendering that has failed the next request renders the page again", async () => {
  let fails = true;
  const { answer, finish } = portalWith(() => {
    if (fails) throw new Error("away");
    return makePage("text");
  });
  const failed = [1, 2].map(async () => answer(makeAsked({ stored: storedAs("public") })));
  await finish();
  for (const each of await Promise.allSettled(failed)) expect(each.status).toBe("rejected");
  fails = false;
  const next = answer(makeAsked({ stored: storedAs("public") }));
  await finish();
  expect(String((await next)?.body)).toBe("text");
});

test("a page that shows what visitors write is rendered for each request, because a change may have come meanwhile", async () => {
  const { answer, finish, count } = portalWith(() => makePage("text"));
  const pages = Promise.all([1, 2].map(() => answer(makeAsked({ stored: storedAs("shared") }))));
  await finish();
  await pages;
  expect(count()).toBe(2);
});
