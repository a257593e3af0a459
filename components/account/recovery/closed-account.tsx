import { getTranslations } from "next-intl/server";
import { Button, LinkButton } from "@/components/ui/button";
import { StateScreen } from "@/components/ui/state-screen";
import type { ClosedAccountView } from "@/lib/contract/security";
import { dateAndTime } from "@/lib/platform/i18n/dates";
import type { Language } from "@/lib/platform/i18n/language";
import { LinkCard } from "./link-card";

type Link = { token: string; id: string };
type Props = { language: Language; link: Link; found: ClosedAccountView };

/** Until when a closed account can be kept, and the buttons that keep it or delete it now (rule: settings.delete). */
export async function ClosedAccount({ language, link, found: { state, until, hadRole } }: Props) {
  const t = await getTranslations({ locale: language, namespace: "security" });
  if (state === "kept")
    return (
      <LinkCard state="done" title={t("keptTitle")} actions={<LinkButton href="/login">{t("closedLogin")}</LinkButton>}>
        <p>{t("keptText")}</p>
      </LinkCard>
    );
  return (
    <LinkCard
      state="waiting"
      title={t("keepTitle")}
      actions={
        <>
          <Press link={link} does="keep" label={t("keep")} look="primary" />
          <Press link={link} does="delete" label={t("deleteClosed")} look="danger" />
        </>
      }
    >
      <p>{t("keepText", { when: dateAndTime(until, language) })}</p>
      {hadRole && <p>{t("keepRole")}</p>}
    </LinkCard>
  );
}

type PressProps = { link: Link; does: "keep" | "delete"; label: string; look: "primary" | "danger" };

function Press({ link: { token, id }, does, label, look }: PressProps) {
  const address = `/closed-account/${encodeURIComponent(token)}/${encodeURIComponent(id)}/${does}`;
  return (
    <form action={address} method="post" className="grid">
      <Button type="submit" look={look}>
        {label}
      </Button>
    </form>
  );
}

/** Says that the page was opened too late, or that the account is deleted. */
export async function ClosedLinkOver({ language }: { language: Language }) {
  const t = await getTranslations({ locale: language, namespace: "security" });
  const actions = (
    <LinkButton look="secondary" href="/login">
      {t("closedLogin")}
    </LinkButton>
  );
  return (
    <StateScreen picture="/images/states/not-found.svg" title={t("closedLinkOverTitle")} actions={actions}>
      <p>{t("closedLinkOverText")}</p>
    </StateScreen>
  );
}
