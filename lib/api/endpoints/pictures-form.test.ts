import { expect, test } from "vitest";
import { handlePicturesForm } from "./pictures-form";

const send = (body: BodyInit, type: string) =>
  handlePicturesForm(
    new Request("https://portal.example/accessibility/pictures", {
      method: "POST",
      body,
      headers: { "content-type": type },
    }),
  );

test("a body that is no form is refused, and a form switches the pictures", async () => {
  for (const [body, type] of [
    ["pictures=off", "text/plain"],
    ["not a form", "multipart/form-data; boundary=x"],
  ] as const)
    expect((await send(body, type)).status, type).toBe(400);
  const switched = await send("pictures=off", "application/x-www-form-urlencoded");
  expect([switched.status, switched.headers.get("location")]).toEqual([303, "/accessibility#pictures"]);
});
