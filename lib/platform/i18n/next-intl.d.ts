import type { Language } from "./language";
import type { Messages as MessagesOfOneLanguage } from "./messages";

// The compiler checks every message key and language that is handed to next-intl.
declare module "next-intl" {
  interface AppConfig {
    Messages: MessagesOfOneLanguage;
    Locale: Language;
  }
}
