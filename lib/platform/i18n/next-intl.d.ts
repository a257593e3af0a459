import type { Language } from "./language";
import type { Messages as MessagesOfOneLanguage } from "./message-shape";

// Lets the compiler check every message key and language that is passed to next-intl.
declare module "next-intl" {
  interface AppConfig {
    Messages: MessagesOfOneLanguage;
    Locale: Language;
  }
}
