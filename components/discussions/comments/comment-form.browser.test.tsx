import { beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import type { FormResult } from "@/components/forms/form-state";
import { readDraft } from "@/components/layout/visitor/drafts";
import { keyTexts } from "@/components/ui/testing/key-texts";
import { keepsAttribute, type UnsentCall, unsentCalls } from "@/lib/contract/meta/unsent";
import { CommentForm } from "./comment-form";
import type { CommentFormTexts } from "./texts";

const texts = keyTexts<CommentFormTexts>({
  danger: keyTexts<CommentFormTexts["danger"]>(),
  required: undefined,
  tellMe: undefined,
  guestNote: undefined,
  connection: undefined,
});
const place = { kind: "forum", slug: "first-class" } as const;
const show = () => render(<CommentForm place={place} language="en" texts={texts} />);
const field = page.getByRole("textbox", { name: "label" });
const press = () => page.getByRole("button", { name: "post", exact: true }).click();
const kept = () => JSON.parse(localStorage.getItem(unsentCalls) ?? "[]") as UnsentCall[];

// biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store has no cookie at once
const setCookie = (cookie: string) => (document.cookie = `${cookie}; path=/`);

/** The portal answers a comment by this. */
let answer: () => Promise<FormResult>;
beforeEach(() => {
  localStorage.clear();
  setCookie("signed_in=1.asha");
  document.documentElement.setAttribute(keepsAttribute, "");
  const asha = { _id: "asha", firstName: "Asha", lastName: "K", avatar: null, profileInfo: 1, verifiedEmail: 1 };
  vi.stubGlobal("fetch", async () =>
    Response.json({ status: true, ...asha, staff: false, authorAlias: "", message: "" }),
  );
  vi.stubGlobal("serverActions", { postComment: () => answer() });
  return () => {
    localStorage.clear();
    setCookie("signed_in=; max-age=0");
    setCookie("unsent_writing=; max-age=0");
    document.documentElement.removeAttribute(keepsAttribute);
  };
});

test("what is typed while a comment is on its way stays, and its draft too; a posted comment is not a draft", async () => {
  let arrive = (_: FormResult) => undefined as unknown;
  answer = () => new Promise((resolve) => (arrive = resolve));
  for (const typed of ["My comment, and another thought", "My comment"]) {
    const { unmount } = await show();
    await field.fill("My comment");
    await press();
    await expect.element(page.getByRole("button", { name: "posting" })).toBeVisible();
    await field.fill(typed);
    arrive({ problems: [], done: "Posted." });
    await expect.element(page.getByText("Posted.")).toBeVisible();
    const left = typed === "My comment" ? "" : typed;
    await expect.element(field).toHaveValue(left);
    const draft = () => readDraft("asha", "comment:forum:first-class")?.comment?.[0] ?? "";
    await expect.poll(draft).toBe(left);
    await unmount();
    localStorage.clear();
  }
});

test("two pages that lost their connection keep a comment each, and the address /logout knows of them", async () => {
  answer = () => Promise.reject(new TypeError("Failed to fetch"));
  for (const words of ["In the first tab", "In the second tab"]) {
    const { unmount } = await show();
    await field.fill(words);
    await press();
    await expect.element(page.getByText("offline").first()).toBeVisible();
    await unmount();
  }
  expect(kept().map(({ text }) => text)).toEqual(["In the first tab", "In the second tab"]);
  expect(document.cookie).toContain("unsent_writing=1");
});
