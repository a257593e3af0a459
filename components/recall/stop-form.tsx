import { AccountField } from "@/components/layout/visitor/account-field";
import { Button } from "@/components/ui/button";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";
import { stopRecall } from "./actions";

type Props = {
  language: Language;
  /** What pressing the button does. */
  stops: boolean;
  from: "page" | "dashboard" | "settings";
  token?: string | null;
  className?: string;
};

/** One press stops the questions, or begins them again. */
export function StopForm({ language, stops, from, token = null, className = "" }: Props) {
  const t = translatorFor(language, "recall");
  return (
    <form action={stopRecall} className={className}>
      {token === null ? <AccountField /> : <input type="hidden" name="token" value={token} />}
      <input type="hidden" name="language" value={language} />
      <input type="hidden" name="from" value={from} />
      <input type="hidden" name="stopped" value={stops ? "yes" : "no"} />
      <Button type="submit" look="secondary" className="max-sm:w-full">
        {t(stops ? "stop" : "begin")}
      </Button>
    </form>
  );
}
