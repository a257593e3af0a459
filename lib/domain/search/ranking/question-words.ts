import { romanKey } from "../roman";
import { normaliseWord, type Token } from "../words";

/**
 * What a question about anything is made of. In the company of another word these say nothing about the subject: of
 * `depression kaise pehchane` the word that counts is the first. Alone they are searched for as any word.
 */
const askingWords = keysOf(`
  kaise kyon kya kab kahan kaun kitna kitne kitni kiska kiske kisko kisi kuch koi sab sabse bahut bohot zyada jyada thoda accha acha achha sahi galat
  hota hoti hote hona hone hua hui hue hai hain tha thi raha rahi rahe karna karne kare karen karun karta karti karte kiya kijiye karke
  jana jata jate jaye gaya lekar lekin gayi lagta lagti lagte lagna aata aati aate aana aane deta deti dete dena lena leta leti lete milta milti milega
  sakta sakti sakte chahiye batao bataye bataiye bataen batana samjhao please kripya mujhe mera meri mere hamare hamara apna apni apne tum aap
  jankari jaankari samasya samadhan problem solution upay upaay tarika tareeka matlab meaning nuksan nuksaan fayde fayda phayde karan
  dikkat pareshani madad help kripaya kripiya solve reasons reason cause causes remedy tips information info happen happens normal
  liye baare liya diya gaye aaye hu hun waqt samay wajah kyonki agar phir
  क्या क्यों कैसे कब कहाँ कौन कितना कितने कितनी किसी कुछ कोई सब सबसे बहुत ज्यादा थोड़ा अच्छा सही
  होता होती होते होना होने हुआ हुई हुए रहा रही रहे करना करने करें करूं करूँ करता करती करते किया कीजिए
  जाता जाते जाए लेकर जाएं गया गई लगता लगती लगते आता आती आते आना आने देता देती देते लेना लेते मिलता मिलती मिलेगा
  सकता सकती सकते चाहिए बताएँ बताइए बताओ बताना समझाएँ कृपया समय मुझे मेरा मेरी मेरे हमारे अपना अपनी अपने एक
  जानकारी समस्या समाधान उपाय तरीका मतलब नुकसान फायदे फ़ायदा कारण दिक्कत परेशानी मदद लिए बारे
`);

/** Phrases whose words mean something else apart: `side`, `effects`, `pareshan`. */
const askingPhrases = [
  "side effects",
  "side effect",
  "se pareshan",
  "से परेशान",
  "साइड इफेक्ट",
  "in hindi",
  "kya karu",
  "deal with",
].map((phrase) => phrase.split(" ").map(keyOf));

/** The words of a query that only ask; none where nothing else is left. */
export function askingIn(tokens: Token[]): ReadonlySet<Token> {
  const keys = tokens.map(({ text }) => keyOf(text));
  const inPhrase = new Set(
    askingPhrases.flatMap((phrase) =>
      keys.flatMap((_, from) =>
        phrase.every((key, place) => keys[from + place] === key) ? phrase.map((_key, place) => from + place) : [],
      ),
    ),
  );
  const asking = new Set(tokens.filter((_, place) => inPhrase.has(place) || askingWords.has(keys[place] ?? "")));
  return tokens.some((token) => token.stem && !asking.has(token)) ? asking : new Set();
}

/** Whether a word is one of those of which questions are made. */
export function isAsking({ text }: Token): boolean {
  return askingWords.has(keyOf(text));
}

function keysOf(words: string): ReadonlySet<string> {
  return new Set(words.trim().split(/\s+/).map(keyOf));
}

/** The sound of a word in either script. */
function keyOf(word: string): string {
  const normal = normaliseWord(word);
  return romanKey(normal) || normal;
}
