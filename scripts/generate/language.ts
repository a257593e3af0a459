import { languageFacts } from "../../lib/platform/i18n/language.ts";
import { readCommand } from "../../lib/process/read-command.ts";
import { root } from "../../lib/process/steps.ts";
import { addLanguage } from "../languages/add-language";

const { words, values } = readCommand({
  name: "generate -- language",
  description:
    "Makes the line and every file of a language, with the English texts in them to be translated (docs/adding-a-language.md).",
  words: [{ name: "code", meaning: "the language's code, such as mr" }],
  options: {
    name: { type: "string", meaning: "its own name, such as मराठी", required: true },
    script: { type: "string", meaning: "its script, such as Devanagari", required: true },
    locale: { type: "string", meaning: "how it writes numbers and dates; <code>-IN-u-nu-latn where it is not given" },
    direction: {
      type: "string",
      oneOf: ["ltr", "rtl"],
      default: "ltr",
      meaning: "ltr or rtl: which way it is written",
    },
  },
});
const [code = ""] = words;
const { name, script, locale = `${code}-IN-u-nu-latn` } = values;
const direction = values.direction === "rtl" ? "rtl" : "ltr";
const { line, made, extended } = addLanguage(root, { code, name, direction, locale, script }, (english) => english);
console.log(line.trim());
console.log(
  `${made.length} files made and ${extended.length} extended, beside ${Object.keys(languageFacts).length} languages. Their texts are English: translate them.`,
);
