// Letters of every script without signs of a mail's header; \p{M} are the vowel signs of Hindi.
const word = "[\\p{L}\\p{M}\\p{N}!#$%&'*+/=?^_`{|}~\\-]+";
const label = "[a-z0-9][a-z0-9\\-]*";

/** The one pattern of an e-mail address in its plain form: words with dots between them, @, and a domain with a dot. */
const plainPattern = new RegExp(`^${word}(?:\\.${word})*@(?:${label}\\.)+[a-z][a-z0-9\\-]+$`, "u");

/** What a URL would read as something else than a host's name. */
const notOfHost = /[\s/\\?#@:%[\]<>^|]/;

export const longestEmail = 254;

export function isEmail(text: string): boolean {
  const plain = plainEmail(text);
  return text.length <= longestEmail && plain.length <= longestEmail && plainPattern.test(plain);
}

/**
 * An address in the only form in which it is compared, counted and stored (rule: registration.one-mailbox): in small
 * letters, its domain in the ASCII form of UTS 46, so that `x@ſeed.example` is `x@seed.example` and a Hindi domain is
 * the one that mail servers know. A text far longer than an address stays as it is: it is refused, and its plain form
 * would take minutes (threats T24).
 */
export function plainEmail(typed = ""): string {
  const trimmed = typed.trim();
  if (trimmed.length > longestEmail * 4) return trimmed;
  const address = trimmed.normalize("NFC").toLowerCase();
  const at = address.lastIndexOf("@") + 1;
  return at === 0 ? address : address.slice(0, at) + asciiDomain(address.slice(at));
}

/** The domain as it was typed where it is none: the pattern refuses it then. */
function asciiDomain(domain: string): string {
  if (notOfHost.test(domain)) return domain;
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return domain;
  }
}

const dotsMeanNothing = ["gmail.com", "googlemail.com"];

/** The mailbox behind an address: without the part after `+`, at Gmail without dots. Only for comparing. */
export function mailboxOf(typed: string): string {
  const address = plainEmail(typed);
  const at = address.lastIndexOf("@");
  const [name = ""] = address.slice(0, at).split("+");
  const domain = address.slice(at + 1);
  return dotsMeanNothing.includes(domain) ? `${name.replaceAll(".", "")}@gmail.com` : `${name}@${domain}`;
}

export function isSameMailbox(one: string, other: string): boolean {
  return mailboxOf(one) === mailboxOf(other);
}
