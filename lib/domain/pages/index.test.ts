import { expect, test } from "vitest";
import { asHtml } from ".";

test("no character of a text can open a tag, an attribute or an entity", () => {
  expect(asHtml(`<img src=x onerror='a("b")'> & more`)).toBe(
    "&lt;img src=x onerror=&#39;a(&quot;b&quot;)&#39;&gt; &amp; more",
  );
});

test("Hindi is unchanged", () => {
  expect(asHtml("सुनीता कुमारी, सीतामढ़ी")).toBe("सुनीता कुमारी, सीतामढ़ी");
});
