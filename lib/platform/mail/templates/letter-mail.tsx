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
import { type Language, languageFacts } from "../../i18n/language";
import { translatorFor } from "../../i18n/messages";
import type { Letter } from "../letter-types";
import type { Letterhead } from "../letterhead";
import { darkLook, stylesIn } from "./styles";

type Props = { letter: Letter; language: Language; letterhead: Letterhead };

/** The attached picture of a mail, by its Content-ID. */
export const pictureId = "picture";

/** The template of every mail, rendered once as HTML and once as plain text. */
export function LetterMail({ letter, language, letterhead }: Props) {
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
            <Link
              href={letterhead.portalUrl}
              className="accent"
              style={{ textDecoration: "none" }}
              data-skip-in-text="true"
            >
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

/** The link as text, for mail programs that show no button. The plain-text part contains the address already. */
function LinkAsText({ link, language }: { link: string; language: Language }) {
  const styles = stylesIn(language);
  return (
    <div data-skip-in-text="true">
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

type LetterFootProps = { letter: Letter; language: Language; letterhead: Letterhead };

/** The sender, a contact address, and for a mailing the unsubscribe link. */
function LetterFoot({ letter, language, letterhead }: LetterFootProps) {
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
