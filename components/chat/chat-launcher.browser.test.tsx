import { beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { keyTexts } from "@/components/ui/testing/key-texts";
import type { ChatTexts } from "./actions";
import { ChatLauncher } from "./chat-launcher";

const menu = [
  { id: 1, subject: "Account", question: "How do I log in?" },
  { id: 2, subject: "Account", question: "Where is my profile?" },
  { id: 3, subject: "Course", question: "How long is it?" },
];
const posted: string[] = [];
/** Answers the message that was sent last. Until a test calls it, the message is on its way. */
let answerMessage = (_: Response) => undefined as unknown;
beforeEach(async () => {
  posted.length = 0;
  vi.stubGlobal("fetch", async (input: Request | string) => {
    const path = new URL(input instanceof Request ? input.url : input, window.location.href).pathname;
    if (path.includes("/menu/")) return Response.json({ status: true, data: menu });
    if (path.includes("/sr/")) return Response.json({ status: true, message: "By your address.", question: "" });
    if (path.endsWith("/get")) return Response.json({ status: true, data: [], unread: 0 });
    posted.push(path);
    if (path.includes("/post")) return new Promise<Response>((resolve) => (answerMessage = resolve));
    return Response.json({ status: true, data: [] });
  });
  await page.viewport(360, 720);
  const texts = keyTexts<ChatTexts>({ danger: keyTexts<ChatTexts["danger"]>() });
  vi.stubGlobal("serverActions", { loadChatTexts: async () => texts });
  await render(<ChatLauncher texts={{ open: "open", close: "close", unread: "#" }} language="en" />);
});

const toggle = page.getByRole("button", { name: "open" });
const panel = page.getByRole("dialog", { name: "title" });
const size = () => panel.element().getBoundingClientRect();
const press = async (element: Element, key: string) => {
  (element as HTMLElement).focus();
  await userEvent.keyboard(key);
};

test("a canned question of a subject is answered after the documented 1500 ms, and Back works", async () => {
  await toggle.click();
  await expect.element(panel.getByRole("heading", { level: 2 })).toHaveFocus();
  await panel.getByRole("button", { name: "Account" }).click();
  const from = Date.now();
  await panel.getByRole("button", { name: "Where is my profile?" }).click();
  await expect.element(panel.getByText("typing")).toBeVisible();
  await expect.element(panel.getByRole("log").getByText("Where is my profile?")).toBeVisible();
  await expect.element(panel.getByText("By your address.")).toBeVisible();
  await expect.element(panel.getByText("typing")).not.toBeInTheDocument();
  expect(Date.now() - from).toBeGreaterThanOrEqual(1400);
  await panel.getByRole("button", { name: "back" }).click();
  await expect.element(panel.getByRole("button", { name: "Course" })).toBeVisible();
});

test("on a phone the panel opens on the whole screen, shrinks and closes by keyboard alone; the focus comes back", async () => {
  await press(toggle.element(), "{Enter}");
  await expect.element(panel).toBeVisible();
  expect(size().height).toBe(720);
  await press(panel.getByRole("button", { name: "smallScreen" }).element(), "{Enter}");
  await expect.element(panel.getByRole("button", { name: "fullScreen" })).toHaveFocus();
  expect(size().height).toBeLessThan(720);
  await userEvent.keyboard("{Escape}");
  await expect.element(panel).not.toBeInTheDocument();
  await expect.element(toggle).toHaveFocus();
  await expect.element(toggle).toHaveAttribute("aria-expanded", "false");
  await userEvent.keyboard("{Enter}");
  await expect.element(panel).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(panel).not.toBeInTheDocument();
});

test("on a wide screen the panel is beside the page, and in full screen its lines stay readable", async () => {
  await page.viewport(1280, 800);
  await toggle.click();
  await expect.element(panel).toBeVisible();
  expect(size().width).toBeLessThan(500);
  await panel.getByRole("button", { name: "fullScreen" }).click();
  await expect.poll(() => size().width).toBe(1280);
  expect(panel.getByRole("log").element().getBoundingClientRect().width).toBeLessThan(900);
  expect(panel.getByRole("textbox").element().getBoundingClientRect().x).toBeGreaterThan(200);
});

test("one letter is no message, and the chat shows an error", async () => {
  await toggle.click();
  const send = panel.getByRole("button", { name: "send", exact: true });
  await expect.element(send).toBeDisabled();
  await panel.getByRole("textbox").fill("a ");
  await send.click();
  await expect.element(panel.getByText("tooShort")).toBeVisible();
  await panel.getByRole("textbox").fill("ab");
  await expect.element(panel.getByText("tooShort")).not.toBeInTheDocument();
  expect(posted).toEqual([]);
});

test("what is typed while a message is on its way stays in the field; a message that nobody changed leaves it", async () => {
  await toggle.click();
  const field = panel.getByRole("textbox");
  const send = panel.getByRole("button", { name: "send", exact: true });
  for (const [typed, left] of [
    ["My first question, and the next", "My first question, and the next"],
    ["My first question", ""],
  ] as const) {
    await field.fill("My first question");
    await send.click();
    await expect.element(panel.getByRole("button", { name: "sending" })).toBeVisible();
    await field.fill(typed);
    answerMessage(Response.json({ status: true, message: "sent" }));
    await expect.element(panel.getByText("sent", { exact: true })).toBeVisible();
    await expect.element(field).toHaveValue(left);
  }
});
