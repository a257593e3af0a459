import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ForWhom } from "./for-whom";

const younger = { topic: "our-bodies", slug: "is-my-size-normal", title: "Am I normal?" };

test("an article says for whom it is, and sends a younger reader to another one", () => {
  const article = { for_whom: "For ages 15 to 18.", aims: ["15 to 18: compare methods"], younger };
  const html = renderToStaticMarkup(<ForWhom article={article} language="en" />);
  expect(html).toContain("<span>For ages 15 to 18.</span>");
  expect(html).toContain("<li>15 to 18: compare methods</li>");
  expect(html).toMatch(
    /Under 12\? Read this instead: <a href="\/topic\/our-bodies\/is-my-size-normal"[^>]*>Am I normal\?<\/a>/,
  );
  expect(renderToStaticMarkup(<ForWhom article={{}} language="hi" />)).toBe("");
});
