import { beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { ConnectionNotice } from "@/components/forms/drafts/connection-notice";
import type { FormResult } from "@/components/forms/form-state";
import { readDraft } from "@/components/layout/visitor/drafts";
import { type DeskField, DeskForm } from "./desk-form";

// biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store has no cookie at once
const setCookie = (cookie: string) => (document.cookie = `${cookie}; path=/`);

/** The portal answers the form by this. */
let answer: () => Promise<FormResult>;
const show = () =>
  render(
    <>
      <ConnectionNotice texts={{ lost: "connection lost", back: "connection back", restored: "restored" }} />
      <DeskForm
        id="answer"
        action={() => answer()}
        language="en"
        back="/desk/messages"
        fields={[{ kind: "area", name: "text", label: "Answer", rows: 4, maxLength: 2000 }]}
        submit="Send"
        texts={{ busy: "Sending", offline: "Offline" }}
      />
    </>,
  );
const field = page.getByRole("textbox", { name: "Answer" });
const send = () => page.getByRole("button", { name: "Send", exact: true }).click();
const draft = () => readDraft("meera", "answer")?.text?.[0] ?? "";

beforeEach(() => {
  localStorage.clear();
  setCookie("signed_in=1.meera");
  const meera = { _id: "meera", firstName: "Meera", lastName: "K", avatar: null, profileInfo: 1, verifiedEmail: 1 };
  vi.stubGlobal("fetch", async () =>
    Response.json({ status: true, ...meera, staff: true, authorAlias: "", message: "" }),
  );
  return () => {
    localStorage.clear();
    setCookie("signed_in=; max-age=0");
  };
});

test("what is typed at the desk survives a lost connection and an ended session, is there again after each, and is no draft once it is stored", async () => {
  const first = await show();
  await field.fill("After the review.");
  await expect.poll(draft).toBe("After the review.");
  answer = () => Promise.reject(new TypeError("Failed to fetch"));
  await send();
  await expect.element(page.getByRole("status").getByText("Offline")).toBeVisible();
  await expect.element(page.getByText("connection lost")).toBeVisible();
  await expect.element(field).toHaveValue("After the review.");
  // As after a reload.
  await first.unmount();
  const second = await show();
  await expect.element(page.getByText("restored")).toBeVisible();
  await expect.element(field).toHaveValue("After the review.");
  // The page of the form asks for the login.
  answer = async () => ({ problems: [], values: { text: "After the review." }, leadsTo: "#asks-again" });
  await send();
  await expect.poll(() => location.hash).toBe("#asks-again");
  expect(draft()).toBe("After the review.");
  await second.unmount();
  await show();
  await expect.element(field).toHaveValue("After the review.");
  answer = async () => ({ problems: [], done: "Sent." });
  await send();
  await expect.element(page.getByText("Sent.")).toBeVisible();
  await expect.poll(draft).toBe("");
  await expect.element(field).toHaveValue("");
});

test("what somebody else has saved shows below the field that differs, the typed text stays, and the next press sends the new version", async () => {
  const text = { busy: "Sending", offline: "Offline", savedNow: "Saved meanwhile:" };
  const sent: FormDataEntryValue[] = [];
  const form = (version: string, saved: string) => {
    const fields: DeskField[] = [
      { kind: "text", name: "word", label: "Word", value: saved },
      { kind: "select", name: "place", label: "Place", options: [{ value: "5", label: "Bihar" }], value: "5" },
    ];
    return (
      <DeskForm
        id="words"
        action={async (_before, given) => {
          sent.push(given.get("version") ?? "");
          const message = "Somebody has saved something else.";
          return { problems: [{ key: "savedSince", message }], values: { word: "typed", place: "5" } };
        }}
        language="en"
        back="/desk"
        version={version}
        fields={fields}
        submit="Send"
        texts={text}
      />
    );
  };
  const { rerender } = await render(form("v1", "before"));
  const word = page.getByRole("textbox", { name: "Word" });
  await word.fill("typed");
  await send();
  await expect.element(page.getByText("Somebody has saved something else.")).toBeVisible();
  // The server refreshes the page.
  await rerender(form("v2", "theirs"));
  await expect.element(word).toHaveAccessibleDescription("Saved meanwhile: theirs");
  await expect.element(word).toHaveValue("typed");
  await expect.element(page.getByRole("combobox", { name: "Place" })).not.toHaveAccessibleDescription();
  await send();
  await expect.poll(() => sent).toEqual(["v1", "v2"]);
});
