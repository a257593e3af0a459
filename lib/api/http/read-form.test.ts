import { expect, test } from "vitest";
import { fileIn, languageIn, readForm, textIn, trimmedIn, valuesIn } from "./read-form";

const form = new FormData();
form.set("name", "  Asha ");
form.append("choice", "a");
form.append("choice", "b");
form.set("language", "hi");
form.set("pageLanguage", "xx");
form.set("list", new File(["a,b"], "people.csv"));

test("a field is read as it was typed or trimmed, and is empty where it was not sent", () => {
  expect([textIn(form, "name"), trimmedIn(form, "name"), textIn(form, "nothing")]).toEqual(["  Asha ", "Asha", ""]);
  expect(readForm(form, ["name", "nothing"])).toEqual({ name: "  Asha ", nothing: "" });
  expect(readForm(form, ["name"], trimmedIn)).toEqual({ name: "Asha" });
});

test("a field with several values, and one that was not chosen", () => {
  expect([valuesIn(form, "choice"), valuesIn(form, "nothing")]).toEqual([["a", "b"], []]);
});

test("a file is read where one was sent, and text is none", () => {
  expect(fileIn(form, "list")?.name).toBe("people.csv");
  expect([fileIn(form, "name"), fileIn(form, "nothing")]).toEqual([null, null]);
});

test("the language is that of the form's page, and the default where it is none that the portal has", () => {
  expect([languageIn(form), languageIn(form, "pageLanguage"), languageIn(form, "nothing")]).toEqual(["hi", "en", "en"]);
});
