import { useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { TextArea } from "./field";

function Entry({ ready }: { ready?: () => void }) {
  useEffect(() => ready?.(), [ready]);
  return <TextArea id="entry" label="Entry" defaultValue="Written before" />;
}

test("what is typed into a prefilled text area before the scripts run stays when they do", async () => {
  const host = document.body.appendChild(document.createElement("div"));
  onTestFinished(() => host.remove());
  host.innerHTML = renderToString(<Entry />);
  const area = host.querySelector("textarea");
  expect(area?.value).toBe("Written before");
  await page.getByRole("textbox").fill("Written before, and more");
  await new Promise<void>((ready) => {
    const root = hydrateRoot(host, <Entry ready={ready} />);
    onTestFinished(() => root.unmount());
  });
  expect([area?.value, area?.defaultValue]).toEqual(["Written before, and more", "Written before"]);
});
