import type { Problem } from "../../../../lib/platform/content/broken";
import { proseLines, splitSentences, type WrittenText } from "../texts";

type Rule = { of: RegExp; unless?: RegExp; message: string };

/**
 * What a reader may do with a life in danger, or must do by law, has one wording, which other texts name
 * (shared-texts.yaml). These are the words by which another one shows.
 */
const rules: Record<WrittenText["language"], Rule[]> = {
  en: [
    {
      of: /(?<!tea)spoons?\b[^.]*\b(?:sugar|salt)\b|\b(?:sugar|salt)\b[^.]*(?<!tea)spoons?\b/i,
      unless: /teaspoon/i,
      message: "measures sugar or salt with a spoon: a teaspoon, or {text:home-ors}",
    },
    {
      of: /(?:unconscious|not awake|does not wake|passed out)\b[^.]*\bon (?:the|his|her|their|its) side/i,
      unless: /breath/i,
      message: "turns on the side whoever does not wake before looking at the breathing: {text:does-not-wake}",
    },
    {
      of: /(?:good|strong) reason to fear|fear with good reason|(?:suspects?|suspicion)[^.]*(?:POCSO|sexual (?:offence|abuse))|(?:POCSO|sexual (?:offence|abuse))[^.]*(?:suspects? one|suspected)/i,
      message:
        "says in its own words when a sexual offence is reported: knows or has reason to fear, {text:pocso-duty}",
    },
  ],
  hi: [
    {
      of: /चम्मच[^।]*(?:चीनी|नमक)|(?:चीनी|नमक)[^।]*चम्मच/u,
      unless: /छोटी\s+चम्मच|चाय वाल/u,
      message: "चीनी या नमक किस चम्मच से: चाय वाली छोटी चम्मच, या {text:home-ors}",
    },
    {
      of: /(?:होश न|होश में न|बेहोश|न जागे)[^।]*करवट/u,
      unless: /साँस/u,
      message: "साँस देखने से पहले करवट दिलाता है: {text:does-not-wake}",
    },
    { of: /(?:पीठ|गले|अटक)[^।]*थपकी|थपकी[^।]*(?:पीठ|गले|अटक)/u, message: "थपकी से बच्चा सोता है: {text:back-blows}" },
    {
      of: /पक्की आशंका|यौन (?:अपराध|दुर्व्यवहार)[^।]*(?:शक|डर) हो|शक हो[^।]*(?:पुलिस को (?:बता|सूच)|पॉक्सो)/u,
      message: "सूचना कब देनी है, यह अपने शब्दों में कहता है: पता हो या आशंका हो, {text:pocso-duty}",
    },
  ],
};

/** Sentences that say such a duty in other words, also those in tables. */
export function dutiesInOtherWords(texts: WrittenText[]): Problem[] {
  return texts.flatMap(({ file, language, source }) =>
    proseLines(source, { tables: true }).flatMap(({ number, words }) =>
      splitSentences(words).flatMap((sentence) =>
        rules[language]
          .filter(({ of, unless }) => of.test(sentence) && !unless?.test(sentence))
          .map(({ message }) => ({ file, field: `line ${number}`, message: `${message} (${sentence})` })),
      ),
    ),
  );
}
