import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { SituationsForm } from "./situations-form";

test("answers that are changed while there is no connection are sent as they are when it is back", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  const sent: FormDataEntryValue[] = [];
  let isOnline = false;
  vi.stubGlobal("serverActions", {
    answerSituations: async (_: unknown, form: FormData) => {
      if (!isOnline) throw new TypeError("Failed to fetch");
      sent.push(...form.getAll("situation-one"));
      return { problems: [], done: "Thanks." };
    },
  });
  const options = ["a", "b"].map((id) => ({ id, option: `Option ${id}` }));
  await render(
    <SituationsForm
      courseId="c"
      language="en"
      moment="end"
      kept={{}}
      items={[{ id: "one", question: "What would you do?", options }]}
      texts={{
        send: "Send",
        sending: "Sending",
        offline: "No connection.",
        missing: ["Missing"],
        questions: { all: "1 question", counts: ["1 of 1"], back: "Back", next: "Next" },
      }}
    />,
  );
  await page.getByRole("radio", { name: "Option a" }).click();
  await page.getByRole("button", { name: "Send" }).click();
  await expect.element(page.getByText("No connection.")).toBeVisible();
  await page.getByRole("radio", { name: "Option b" }).click();
  isOnline = true;
  window.dispatchEvent(new Event("online"));
  await expect.poll(() => sent).toEqual(["b"]);
});
