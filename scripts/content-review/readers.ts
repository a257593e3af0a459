import type { Review } from "../../lib/platform/content/schema";

type Reader = { what: Review["what"]; name: string; questions: string[] };

/** Who reads a page, by the word of the command, and what each of them judges. Every answer of a signed form is yes. */
export const readers = {
  doctor: {
    what: "medical",
    name: "a doctor",
    questions: [
      "Is every dose, age, time and number right for adolescents in India today?",
      "Is it right when a reader should go to a health worker, and how fast?",
      "Is nothing left out that could harm somebody who does only what the page says?",
      "Does it agree with its sources, those below that you have opened, and with what you know?",
    ],
  },
  lawyer: {
    what: "legal",
    name: "a lawyer",
    questions: [
      "Is every section, age, limit and punishment right as the law stands today?",
      "Is it right what a teacher must do, may do and must not do, and by when?",
      "Is nothing left out that could put a child or a teacher at risk?",
      "Does it agree with its sources, those below that you have opened, and with what you know?",
    ],
  },
  teacher: {
    what: "teaching",
    name: "a teacher",
    questions: [
      "Can it be taught or read out in a class of 60, in the time and with the things that it names?",
      "Is it right for the ages that it names?",
      "Does nobody in the class lose face, and is it clear what to do when a student cries, laughs or tells something?",
    ],
  },
  "hindi-editor": {
    what: "hindi",
    name: "a Hindi editor",
    questions: [
      "Did you read the Hindi aloud, without the English, and would a teacher in Bihar say each sentence so?",
      "Are the spellings and the terms those of the glossary?",
      "Does the Hindi say the same as the English: no number, no condition and no warning less or more?",
    ],
  },
} as const satisfies Record<string, Reader>;

export type ReaderName = keyof typeof readers;
export const readerNames = Object.keys(readers) as ReaderName[];
