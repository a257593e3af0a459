import { useState } from "react";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { storeDraft } from "@/components/layout/visitor/drafts";
import { FormDraft } from "./form-draft";

/** As the chat does, React holds what is typed. */
function Message() {
  const [typed, setTyped] = useState("");
  return (
    <form id="message">
      <textarea aria-label="Message" name="msg" value={typed} onChange={(event) => setTyped(event.target.value)} />
      <output>{typed}</output>
      <FormDraft form="message" />
    </form>
  );
}

// biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store has no cookie at once
const setCookie = (cookie: string) => (document.cookie = `${cookie}; path=/`);

test("a draft is put back into a field whose value React holds", async () => {
  localStorage.clear();
  setCookie("signed_in=1.asha");
  const asha = { _id: "asha", firstName: "Asha", lastName: "K", avatar: null, profileInfo: 1, verifiedEmail: 1 };
  vi.stubGlobal("fetch", async () =>
    Response.json({ status: true, ...asha, staff: false, authorAlias: "", message: "" }),
  );
  storeDraft("asha", "message", { msg: ["What was typed before"] });
  await render(<Message />);
  await expect.element(page.getByRole("status")).toHaveTextContent("What was typed before");
  await expect.element(page.getByRole("textbox")).toHaveValue("What was typed before");
  localStorage.clear();
  setCookie("signed_in=; max-age=0");
});
