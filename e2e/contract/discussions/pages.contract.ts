import { beforeAll, describe, expect, test } from "vitest";
import { messagesIn } from "../../../lib/platform/i18n/messages";
import { callApi, portalUrl, succeed } from "../../../testing/calls/call-api";
import { content, type NewLearner, newLearner, password } from "../../../testing/people/learners";

const forum = content.discussions.map((each) => each.slug) as [string, string, string, ...string[]];

let writer: NewLearner;
beforeAll(async () => {
  writer = await newLearner({ firstName: "Rehana" });
});

const postComment = ({ token }: NewLearner, slug: string, comment: string, more = {}) =>
  callApi("POST", `/discussions/${slug}/comments`, { token, body: { comment, ...more } });

describe("the public page", () => {
  const address = `${portalUrl}/discussions/view/${forum[2]}`;
  const page = async (path = address) =>
    fetch(path).then(async (answer) => ({ cache: answer.headers.get("cache-status"), html: await answer.text() }));

  test("shows a new comment at once, stays the same for everybody else, and forgets a deleted one at once", async () => {
    await page();
    const comment = `Seen at once ${Date.now()}`;
    const { id } = (await postComment(writer, forum[2], comment)).body;
    expect((await page()).html).toContain(comment);
    const again = await page();
    expect(again.html).toContain(comment);
    expect(again.cache).toBe("portal; hit");
    expect((await page(`${address}?language=hi`)).html).toContain(comment);
    await succeed("DELETE", `/discussions/${forum[2]}/comments/${id}`, { token: writer.token });
    expect((await page()).html).not.toContain(comment);
  });

  test("the next visitor sees a comment, also when it was written while the page was being rendered", async () => {
    const busy = await newLearner();
    const ids: unknown[] = [];
    for (const waiting of [0, 2, 4, 8, 16, 32]) {
      ids.push((await postComment(writer, forum[2], `The page must be rendered again. ${waiting}`)).body.id);
      const rendering = page();
      await new Promise((resolve) => setTimeout(resolve, waiting));
      const comment = `Written meanwhile, after ${waiting}.`;
      expect((await postComment(busy, forum[2], comment)).status).toBe(200);
      expect((await page()).html, comment).toContain(comment);
      await rendering;
      expect((await page()).html, comment).toContain(comment);
    }
    for (const id of ids) await succeed("DELETE", `/discussions/${forum[2]}/comments/${id}`, { token: writer.token });
  });

  // A password is checked in another thread, so the sender is gone before the change is saved.
  test("the page is stored again after the change of a sender who hung up before it was saved", async () => {
    const { token } = await newLearner();
    const inMyAccount = { authorization: `Bearer ${token}`, "content-type": "application/json" };
    const isGone = async () =>
      (await fetch(`${portalUrl}/api/users/sessions`, { headers: inMyAccount })).status === 401;
    // On a busy machine a request may be aborted before the server has received it; then it is sent again.
    for (let patience = 10; !(await isGone()); patience *= 2) {
      const deletion = fetch(`${portalUrl}/api/users/account`, {
        method: "DELETE",
        headers: inMyAccount,
        body: JSON.stringify({ password }),
        signal: AbortSignal.timeout(patience),
      });
      await deletion.catch(() => undefined);
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
    await expect.poll(async () => (await page()).cache).toBe("portal; hit");
  });

  test("a comment is plain text", async () => {
    const { id } = (await postComment(writer, forum[2], 'See https://ncert.nic.in/x. <img src=x onerror="alert(1)">'))
      .body;
    const { html } = await page();
    expect(html).toContain('<a href="https://ncert.nic.in/x" rel="nofollow ugc noopener"');
    expect(html).toContain("&lt;img src=x onerror=");
    expect(html).not.toMatch(/<img src=x/);
    await succeed("DELETE", `/discussions/${forum[2]}/comments/${id}`, { token: writer.token });
  });

  test("an unknown discussion is not found", async () => {
    for (const path of [
      "/discussions/view/no-such",
      `/discussions/view/${forum[0]}/p/999`,
      "/discussions/p/11",
      "/course_discussions/view/no-such",
    ])
      expect((await fetch(portalUrl + path, { redirect: "manual" })).status, path).toBe(404);
  });
});

describe("the list", () => {
  const h1 = async (path: string) => {
    const answer = await fetch(portalUrl + path);
    return [answer.status, /<h1[^>]*>(.*?)<\/h1>/.exec(await answer.text())?.[1]];
  };

  test("shows its second page under both of its addresses, in both languages", async () => {
    for (const address of ["/discussions/p/2", "/discussions?page=2"])
      expect(await h1(address), address).toEqual([200, "Discussions, page 2"]);
    for (const address of ["/discussions/p/2?language=hi", "/discussions?page=2&language=hi"])
      expect(await h1(address), address).toEqual([200, "चर्चाएँ, पेज 2"]);
    for (const address of ["/discussions/p/1", "/discussions?page=1", "/discussions?page="])
      expect(await h1(address), address).toEqual([200, "Discussions"]);
  });

  test("returns 404 with a message for an empty page and for an invalid page number", async () => {
    const after = String(Math.ceil(forum.length / 5) + 1);
    for (const page of [after, "10", "11", "99", "0", "-1", "02", "1.5", "x", "9".repeat(40)]) {
      for (const address of [`/discussions/p/${page}`, `/discussions?page=${page}`])
        expect((await h1(address))[0], address).toBe(404);
    }
    expect((await h1(`/discussions/p/${after}?language=hi`))[1]).toBe(messagesIn("hi").errors.notFoundTitle);
  });
});
