import type { ChatMessage } from "@/lib/contract/chat";
import { dayAndTime } from "@/lib/platform/i18n/dates";
import type { Language } from "@/lib/platform/i18n/language";
import { Bubble } from "./bubble";
import type { ChatTexts } from "./chat-texts";
import { LinkedText } from "./linked-text";
import type { Exchange } from "./use-assistant";

type Props = { messages: ChatMessage[]; exchanges: Exchange[]; texts: ChatTexts; language: Language };

/** The conversation, oldest first. New messages are announced (`role="log"`). */
export function ChatLog({ messages, exchanges, texts, language }: Props) {
  return (
    <div role="log" aria-label={texts.conversation} aria-live="polite">
      <ol className="space-y-3">
        <Bubble from="other" who={texts.assistant}>
          {texts.greeting}
        </Bubble>
        {exchanges.filter((each) => each.after === 0).map((each) => exchangeBubbles(each, texts))}
        {messages.map((message, index) => [
          <Bubble
            key={message.id}
            from={message.type === 1 ? "learner" : "other"}
            who={message.type === 1 ? texts.you : texts.coordinator}
            when={dayAndTime(message.sent_on, language)}
            anchor
          >
            {message.type === 1 ? message.msg : <LinkedText text={message.msg} />}
          </Bubble>,
          exchanges.filter((each) => each.after === index + 1).map((each) => exchangeBubbles(each, texts)),
        ])}
      </ol>
    </div>
  );
}

function exchangeBubbles(exchange: Exchange, texts: ChatTexts) {
  return [
    <Bubble key={`${exchange.id}q`} from="learner" who={texts.you} anchor>
      {exchange.question}
    </Bubble>,
    (exchange.answer !== null || exchange.failed) && (
      <Bubble key={`${exchange.id}a`} from="other" who={texts.assistant}>
        {exchange.answer === null ? texts.troubleLoading : <LinkedText text={exchange.answer} />}
      </Bubble>
    ),
  ];
}
