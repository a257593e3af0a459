import { expect, test } from "vitest";
import { accountColour, nameInitials, ownPicture } from "./avatar";

test("initials are the first letters of both names, whole letters in Hindi too", () => {
  expect(nameInitials("Sunita", "Kumari")).toBe("SK");
  expect(nameInitials(" sunita ", "kumari")).toBe("SK");
  expect(nameInitials("सुनीता", "कुमारी")).toBe("सुकु");
  expect(nameInitials("आशा", "")).toBe("आ");
  expect(nameInitials("", "")).toBe("");
});

test("an account always has the same colour, and different accounts have different ones", () => {
  expect(accountColour("4eaeb152-a60c")).toBe(accountColour("4eaeb152-a60c"));
  expect(new Set(Array.from({ length: 60 }, (_, index) => accountColour(`account ${index}`))).size).toBe(6);
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
