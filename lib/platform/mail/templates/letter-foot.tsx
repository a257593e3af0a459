import { Link, Section, Text } from "@react-email/components";
import type { Language } from "../../i18n/language";
import { translatorFor } from "../../i18n/messages";
import type { Letter } from "../letter-types";
import type { Letterhead } from "../letterhead";
import { stylesIn } from "./styles";

type Props = { letter: Letter; language: Language; letterhead: Letterhead };

/** The sender, a contact address, and for a mailing the unsubscribe link. */
export function LetterFoot({ letter, language, letterhead }: Props) {
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
