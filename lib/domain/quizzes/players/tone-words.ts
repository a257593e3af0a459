import type { Language } from "../../../platform/i18n/language";

/**
 * Beginnings of words and phrases, by language: `harsh` of what sounds harsh, lazy, absurd or too sure, as wrong options
 * mostly do; `kind` of what sounds kind.
 */
export const toneWords: Record<Language, { harsh: string[]; kind: string[] }> = {
  en: {
    harsh: [
      ...["ignore", "scold", "punish", "shame", "threat", "blame", "laugh", "mock", "tease", "beat", "slap", "expel"],
      ...[
        "forbid",
        "ban ",
        "force",
        "order ",
        "warn",
        "accuse",
        "strict",
        "lazy",
        "weak",
        "never",
        "nothing",
        "nobody",
      ],
      ...["only girls", "only boys", "tell everyone", "in front of", "announce", "send away", "send her home"],
      ...["send him home", "leave it", "leave him", "leave her", "forget", "stop talking", "change the subject"],
      ...["not your", "not our", "no need", "without asking", "at once and", "must stop", "refuse", "deny", "hide"],
      ...[
        "all ",
        "only ",
        "since ",
        "so that",
        "at all",
        "always",
        "every ",
        "impossible",
        "cannot",
        "wait until",
        "own fault",
        "drama",
        "attention",
      ],
    ],
    kind: [
      ...[
        "listen",
        "gentl",
        "together",
        "calm",
        "ask ",
        "asks",
        "support",
        "help",
        "thank",
        "privat",
        "quiet",
        "alone",
      ],
      ...[
        "trust",
        "safe",
        "kind",
        "care",
        "respect",
        "believe",
        "explain",
        "stay",
        "with her",
        "with him",
        "with them",
      ],
      ...[
        "health worker",
        "doctor",
        "counsel",
        "clinic",
        "nurse",
        "feel",
        "slowly",
        "patien",
        "without judg",
        "choice",
      ],
    ],
  },
  hi: {
    harsh: [
      ...["डाँट", "डांट", "सज़ा", "सजा", "शर्म", "धमक", "दोष", "हँस", "मज़ाक", "मार", "पीट", "निकाल", "मना कर", "रोक"],
      ...["ज़बर", "हुक्म", "चेतावनी", "सख़्त", "सख्त", "आलस", "कमज़ोर", "कभी नहीं", "कुछ नहीं", "कोई नहीं", "छोड़ द"],
      ...["सबको बता", "सबके सामने", "पूरी कक्षा", "घर भेज", "अनदेख", "ध्यान न", "भूल", "बात बदल", "ज़रूरत नहीं"],
      ...["बिना पूछे", "छिपा", "हमेशा", "सिर्फ़", "ताकि", "क्योंकि", "बिलकुल", "नाटक", "गलती", "ग़लती", "अपने आप", "टाल", "चुप"],
    ],
    kind: [
      ...["सुन", "धीरे", "साथ", "शांत", "पूछ", "सहारा", "मदद", "शुक्रिया", "धन्यवाद", "अकेले में", "अलग से", "भरोसा"],
      ...["सुरक्षित", "प्यार", "ध्यान से", "सम्मान", "विश्वास", "समझा", "आराम", "स्वास्थ्य कार्यकर्ता", "डॉक्टर", "आशा"],
      ...["एएनएम", "काउंसल", "क्लिनिक", "महसूस", "धैर्य", "मर्ज़ी", "मिलकर"],
    ],
  },
};

/** How many words of a list a text has. */
export function countTone(text: string, language: Language, tone: "harsh" | "kind"): number {
  const padded = ` ${text.toLowerCase()} `;
  return toneWords[language][tone].filter((word) => padded.includes(` ${word}`)).length;
}
