import type { Topic } from "../../lib/platform/content";
import type { SeedLanguage } from "./person";

export function moduleComment({ name }: Topic, language: SeedLanguage, person: string): string {
  if (language === "hi")
    return `हमारे स्कूल में "${name.hi}" पर बात छोटे समूहों में सबसे अच्छी चली। चुप रहने वाले बच्चे भी बोले। (${person})`;
  return `In our school the talk about "${name.en}" went best in small groups. Children who never speak did. (${person})`;
}

export const forumComments: Record<SeedLanguage, string[]> = {
  en: [
    "With us Wednesday after the midday meal works. I take the tablet first, in front of everybody.",
    "I wrote the question down, said that I would look it up, and answered it the next day. Nobody laughed.",
    "The mothers' meeting helped more than any notice on the wall.",
  ],
  hi: [
    "हमारे यहाँ मध्याह्न भोजन के बाद बुधवार ठीक रहता है। सबसे पहले मैं खुद गोली खाता हूँ।",
    "मैंने सवाल लिख लिया, कहा कि देखकर बताऊँगी, और अगले दिन जवाब दिया। कोई नहीं हँसा।",
    "दीवार पर लगी सूचना से ज़्यादा काम माताओं की बैठक ने किया।",
  ],
};

export const chatMessages: Record<SeedLanguage, { question: string; answer: string; more: string }> = {
  en: {
    question: "I passed the quiz, but the next topic is still locked. What is missing?",
    answer:
      "Open the course page: below each topic it says what is missing. In yours it is the journal of the third topic.",
    more: "Thank you. And can two teachers of one school use the same phone?",
  },
  hi: {
    question: "मैंने क्विज़ पूरा कर लिया, पर अगला विषय अभी बंद है। क्या बाकी है?",
    answer: "कोर्स का पेज खोलिए: हर विषय के नीचे लिखा है कि क्या बाकी है। आपके तीसरे विषय की चिंतन डायरी बाकी है।",
    more: "धन्यवाद। क्या एक स्कूल के दो शिक्षक एक ही मोबाइल पर पढ़ सकते हैं?",
  },
};

export const reasonsToLeave: Record<SeedLanguage, string> = {
  en: "I have been moved to primary classes. I would like to come back next year.",
  hi: "बोर्ड परीक्षा की ड्यूटी लग गई है। अभी समय नहीं मिल पा रहा।",
};

export const reviewNote: Record<SeedLanguage, string> = {
  en: "Please write in the journal what you yourself tried, and what the class said.",
  hi: "चिंतन डायरी में लिखिए कि आपने खुद क्या आज़माया, और कक्षा ने क्या कहा।",
};

export const reasonToWithdraw = "Issued to a name that was not the learner's own.";
