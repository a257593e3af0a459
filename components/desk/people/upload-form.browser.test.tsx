import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { keyTexts } from "@/components/ui/testing/key-texts";
import { longestList } from "@/lib/contract/desk/uploads";
import { UploadForm } from "./upload-form";

test("a list that is too large is not sent, and its message has the focus", async () => {
  const uploadAction = vi.fn(async () => ({ problems: [] }));
  vi.stubGlobal("serverActions", { uploadAction });
  const courses = [{ value: "growing-up-healthy", label: "Growing up healthy" }];
  await render(<UploadForm courses={courses} language="en" back="/desk/people/upload" texts={keyTexts()} />);
  const choose = (size: number) =>
    page
      .getByLabelText("file", { exact: true })
      .upload(new File(["a".repeat(size)], "people.csv", { type: "text/csv" }));
  const send = page.getByRole("button", { name: "submit" });
  await choose(longestList + 1);
  await send.click();
  await expect.element(page.getByRole("status").filter({ hasText: "tooLarge" })).toHaveFocus();
  expect(uploadAction).not.toHaveBeenCalled();
  await choose(longestList);
  await send.click();
  await expect.poll(() => uploadAction.mock.calls.length).toBe(1);
});
