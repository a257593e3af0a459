import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { AboveStep } from "./above-step";

test("what is said of an answer takes the focus, and a notice does not", async () => {
  const said = (takesFocus: boolean) => (
    <AboveStep takesFocus={takesFocus}>
      <div role="status" tabIndex={-1}>
        Right
      </div>
    </AboveStep>
  );
  const { rerender } = await render(said(false));
  await expect.element(page.getByRole("status")).not.toHaveFocus();
  await rerender(said(true));
  await expect.element(page.getByRole("status")).toHaveFocus();
});
