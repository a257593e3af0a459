import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { DeskForm } from "../desk-form";
import { UseReply } from "./use-reply";

const reply = "It comes after the review.";
const show = () =>
  render(
    <>
      <DeskForm
        id="answer"
        action={async () => ({ problems: [] })}
        language="en"
        back="/desk/messages"
        fields={[{ kind: "area", name: "text", label: "Answer", rows: 4, maxLength: 2000 }]}
        submit="Send"
        texts={{ busy: "Sending", offline: "Offline" }}
      />
      <UseReply href="#answer" field="text" reply={reply} label="Use" />
    </>,
  );

test("a prepared reply is inserted at the cursor, in place of what is selected, and leaves the rest of what was typed", async () => {
  const { unmount } = await show();
  const answer = page.getByRole("textbox", { name: "Answer" });
  const area = answer.element() as HTMLTextAreaElement;
  const use = page.getByRole("link", { name: "Use" });
  await answer.fill("Dear Sunita, yours, Asha");
  area.setSelectionRange(13, 13);
  await use.click();
  expect(area.value).toBe(`Dear Sunita, ${reply}yours, Asha`);
  await expect.element(answer).toHaveFocus();
  await userEvent.keyboard(" See you. ");
  expect(area.value).toBe(`Dear Sunita, ${reply} See you. yours, Asha`);
  // Behind a word it begins on a line of its own, and a marked text makes room for it.
  await answer.fill("Dear Sunita");
  await use.click();
  expect(area.value).toBe(`Dear Sunita\n${reply}`);
  area.select();
  await use.click();
  expect(area.value).toBe(reply);
  // As after a reload.
  await unmount();
  await show();
  await expect.element(answer).toHaveValue(reply);
});
