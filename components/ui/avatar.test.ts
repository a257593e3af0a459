import { expect, test } from "vitest";
import { colourOf, initialsOf, ownPicture } from "./avatar";

test("initials are the first letters of both names, whole letters in Hindi too", () => {
  expect(initialsOf("Sunita", "Kumari")).toBe("SK");
  expect(initialsOf(" sunita ", "kumari")).toBe("SK");
  expect(initialsOf("सुनीता", "कुमारी")).toBe("सुकु");
  expect(initialsOf("आशा", "")).toBe("आ");
  expect(initialsOf("", "")).toBe("");
});

test("an account always has the same colour, and different accounts have different ones", () => {
  expect(colourOf("4eaeb152-a60c")).toBe(colourOf("4eaeb152-a60c"));
  expect(new Set(Array.from({ length: 60 }, (_, index) => colourOf(`account ${index}`))).size).toBe(6);
});

test("only a picture of this portal is shown", () => {
  expect(ownPicture("/api/users/avatar?v=1")).toBe("/api/users/avatar?v=1");
  for (const address of [
    null,
    "",
    "//evil.example/a.png",
    "/\\evil.example/a.png",
    "https://evil.example/a.png",
    "javascript:alert(1)",
    "data:image/png;base64,",
  ])
    expect(ownPicture(address)).toBeNull();
});
