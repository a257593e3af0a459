import {
  Body,
  Button,
  Container,
  Head,
  Heading,
  Html,
  Img,
  Link,
  Preview,
  Section,
  Text,
} from "@react-email/components";
import { render } from "@react-email/render";
import type { CSSProperties } from "react";
import { colours } from "../../colours";
import { type Language, languageFacts } from "../../i18n/language";
import { translatorFor } from "../../i18n/messages";
import type { Letter, Letterhead } from "../letter-types";

// The colours of the portal. Mail programs do not support CSS variables and few support classes, so the light colours
// are inline.
const { ink, inkSoft, paper, hairline, peacock, haldi, marigold, white } = colours;

const fonts =
  "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans Devanagari', 'Nirmala UI', 'Kohinoor Devanagari', sans-serif";

function stylesIn(language: Language) {
  // Scripts such as Devanagari need space above and below, or their vowel signs are cut off.
  const isLatin = languageFacts[language].script === "Latin";
  const text: CSSProperties = {
    margin: "0 0 16px",
    color: ink,
    fontSize: "17px",
    lineHeight: isLatin ? "1.6" : "1.75",
  };
  const small: CSSProperties = { ...text, margin: "0 0 10px", color: inkSoft, fontSize: "15px" };
  return {
    page: { margin: 0, padding: "24px 12px", backgroundColor: paper, fontFamily: fonts },
    column: { maxWidth: "560px" },
    wordmark: { margin: 0, color: peacock, fontSize: "22px", fontWeight: 700, lineHeight: "1.5" },
    band: {
      height: "2px",
      margin: "8px 0 16px",
      borderTop: `2px solid ${marigold}`,
      borderBottom: `2px solid ${marigold}`,
    },
    card: { padding: "28px 24px 18px", backgroundColor: white, border: `1px solid ${hairline}`, borderRadius: "12px" },
    heading: { margin: "0 0 16px", color: ink, fontSize: "24px", fontWeight: 700, lineHeight: isLatin ? "1.3" : "1.5" },
    text,
    small,
    facts: { margin: "8px 0 18px", padding: "14px 16px 4px", backgroundColor: haldi, borderRadius: "8px" },
    factLabel: { ...small, margin: 0 },
    factValue: { ...text, margin: "0 0 10px", fontWeight: 700 },
    buttonRow: { margin: "10px 0 26px" },
    button: {
      padding: "14px 24px",
      backgroundColor: peacock,
      borderRadius: "8px",
      color: white,
      fontSize: "17px",
      fontWeight: 700,
      lineHeight: "1.4",
      textAlign: "center",
      textDecoration: "none",
    },
    link: { color: peacock, textDecoration: "underline" },
    address: { ...small, color: peacock, fontSize: "14px", lineHeight: "1.5", wordBreak: "break-all" },
    foot: { padding: "16px 24px 8px" },
  } satisfies Record<string, CSSProperties>;
}

/** The dark colours, which must override the inline ones. Other programs invert the light ones themselves. */
const darkLook = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .page, .page > table > tbody > tr > td { background-color: #12192A !important; }
  .card { background-color: #1B2438 !important; border-color: #35415C !important; }
  .ink { color: #F3EEE4 !important; }
  .soft { color: #BCC4D4 !important; }
  .accent { color: #86D3CD !important; }
  .action { background-color: #86D3CD !important; color: #12192A !important; }
  .facts { background-color: #3A3018 !important; }
}`;

type Props = { letter: Letter; language: Language; letterhead: Letterhead };

/** The attached picture of a mail, by its Content-ID. */
export const pictureId = "picture";

/** The template of every mail. */
function LetterMail({ letter, language, letterhead }: Props) {
  const styles = stylesIn(language);
  return (
    <Html lang={language} dir={languageFacts[language].direction}>
      <Head>
        <title>{letter.subject}</title>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{darkLook}</style>
      </Head>
      <Body className="page" style={styles.page}>
        <Preview>{letter.paragraphs[0] ?? letter.subject}</Preview>
        <Container style={styles.column}>
          <Section style={{ padding: "0 24px" }}>
            <Link href={letterhead.portalUrl} className="accent" style={{ textDecoration: "none" }}>
              <Text className="accent" style={styles.wordmark}>
                {letterhead.site.name[language]}
              </Text>
            </Link>
            <div style={styles.band} />
          </Section>
          <Section className="card" style={styles.card}>
            <Heading as="h1" className="ink" style={styles.heading}>
              {letter.subject}
            </Heading>
            {[letter.greeting, ...letter.paragraphs].map((paragraph) => (
              <Text key={paragraph} className="ink" style={styles.text}>
                {paragraph}
              </Text>
            ))}
            {letter.picture && (
              <Img
                src={`cid:${pictureId}`}
                alt={letter.picture.alt}
                width="300"
                style={{ maxWidth: "100%", height: "auto", margin: "0 auto 16px" }}
              />
            )}
            <LetterFacts facts={letter.facts} styles={styles} />
            {letter.action && (
              <Section style={styles.buttonRow}>
                <Button href={letter.action.link} className="action" style={styles.button}>
                  {letter.action.label}
                </Button>
              </Section>
            )}
            {letter.notes.map((note) => (
              <Text key={note} className="soft" style={styles.small}>
                {note}
              </Text>
            ))}
            {letter.action && <LinkAsText link={letter.action.link} language={language} />}
          </Section>
          <LetterFoot letter={letter} language={language} letterhead={letterhead} />
        </Container>
      </Body>
    </Html>
  );
}

function LetterFacts({ facts, styles }: { facts: Letter["facts"]; styles: ReturnType<typeof stylesIn> }) {
  if (facts.length === 0) return null;
  return (
    <Section className="facts" style={styles.facts}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <Text className="soft" style={styles.factLabel}>
            {label}
          </Text>
          <Text className="ink" style={styles.factValue}>
            {value}
          </Text>
        </div>
      ))}
    </Section>
  );
}

/** The link as text, for mail programs that show no button. */
function LinkAsText({ link, language }: { link: string; language: Language }) {
  const styles = stylesIn(language);
  return (
    <div>
      <Text className="soft" style={{ ...styles.small, marginBottom: 0 }}>
        {translatorFor(language, "mail")("layout.linkAsText")}
      </Text>
      <Text style={styles.address}>
        <Link href={link} className="accent" style={styles.link}>
          {link}
        </Link>
      </Text>
    </div>
  );
}

/** The sender, a contact address, and for a mailing the unsubscribe link. */
function LetterFoot({ letter, language, letterhead }: Props) {
  const t = translatorFor(language, "mail");
  const styles = stylesIn(language);
  const { name, address, email } = letterhead.site.foundation;
  return (
    <Section style={styles.foot}>
      <Text className="soft" style={styles.small}>
        {t("layout.help")}{" "}
        <Link href={`mailto:${email}`} className="accent" style={styles.link}>
          {email}
        </Link>
      </Text>
      <Text className="soft" style={styles.small}>
        {name[language]} · {address[language]}
      </Text>
      {letter.unsubscribeLink && (
        <Text className="soft" style={styles.small}>
          <Link href={letter.unsubscribeLink} className="accent" style={styles.link}>
            {t("layout.unsubscribe")}
          </Link>
        </Text>
      )}
    </Section>
  );
}

/** Both parts of a mail. The text is not read out of the HTML, which takes as long as its rendering. */
export async function renderLetter(given: Props): Promise<{ html: string; text: string }> {
  return { html: await render(<LetterMail {...given} />), text: plainText(given) };
}

/** The words of the HTML, in its order. An address is on its own line, where every mail program turns it into a link. */
function plainText({ letter, language, letterhead }: Props): string {
  const t = translatorFor(language, "mail");
  const { name, address, email } = letterhead.site.foundation;
  const { subject, greeting, paragraphs, facts, action, notes, unsubscribeLink } = letter;
  const parts = [
    ...[subject, greeting, ...paragraphs, ...facts.flatMap(({ label, value }) => [label, value])],
    ...(action ? [`${action.label}:\n${action.link}`] : []),
    ...notes,
    `${t("layout.help")} ${email}`,
    `${name[language]} · ${address[language]}`,
    ...(unsubscribeLink ? [`${t("layout.unsubscribe")}:\n${unsubscribeLink}`] : []),
  ];
  return `${parts.join("\n\n")}\n`;
}
