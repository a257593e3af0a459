import { SecondFactorForm } from "@/components/desk/access/second-factor-form";
import { DeskForbidden } from "@/components/desk/desk-page";
import { deskAddress } from "@/components/desk/form-actions";
import { titleMetadata } from "@/components/layout/metadata/page-metadata";
import { visitorPage } from "@/components/pages/visitor-page";
import { LinkButton } from "@/components/ui/button";
import { CopyLink } from "@/components/ui/copy-link";
import { resultOr, visitorApi } from "@/lib/api/server";
import { pickTexts, translatorFor } from "@/lib/platform/i18n/messages";
import { qrPath } from "@/lib/platform/qr-path";

export const generateMetadata = titleMetadata("desk", "factor.title_prove");

/** The hint of the code's field, and the button. */
const textsByStep = {
  confirm: ["codeHint", "confirm"],
  prove: ["codeOrRecovery", "prove"],
  codes: ["codeAgain", "newCodes"],
} as const;

/** The second factor of the desk (rule: desk.second-factor). */
export default visitorPage(
  async ({ language, searchParams }) => {
    const { to } = await searchParams;
    const target = deskAddress(to);
    const api = await visitorApi(language);
    const here = `/desk/sign-in?to=${encodeURIComponent(target)}`;
    const me = await resultOr(api.desk.me({ language }), here);
    const setup = me.secondFactor === "missing" ? await resultOr(api.desk.startSecondFactor({ language }), here) : null;
    const t = translatorFor(language, "desk");
    const step = me.secondFactor === "missing" ? "confirm" : me.secondFactor === "needed" ? "prove" : "codes";
    const [hint, submit] = textsByStep[step];
    const texts = {
      ...pickTexts(t, ["busy", "offline"]),
      code: t("factor.code"),
      hint: t(`factor.${hint}`),
      submit: t(`factor.${submit}`),
      keepCodes: t("factor.keepCodes"),
      toDesk: t("factor.toDesk"),
    };
    return (
      <div className="container-form py-6 md:py-10">
        <h1>{t(`factor.title_${step}`)}</h1>
        <p className="mt-2">{t(`factor.lead_${step}`)}</p>
        {setup && (
          <ol className="mt-5 grid list-decimal gap-4 ps-6">
            <li>{t("factor.install")}</li>
            <li>
              {t("factor.scan")}
              <QrCode text={setup.uri} label={t("factor.qr")} />
              <p>{t("factor.onThisPhone")}</p>
              <p className="my-2">
                <LinkButton look="secondary" href={setup.uri}>
                  {t("factor.openApp")}
                </LinkButton>
              </p>
              <p>
                {t("factor.orType")}{" "}
                <span className="font-mono font-semibold select-all [overflow-wrap:anywhere]">
                  {setup.secret.replace(/(.{4})(?=.)/g, "$1 ")}
                </span>
              </p>
              <div className="mt-2 flex flex-wrap items-center gap-3">
                <CopyLink
                  address={setup.secret}
                  texts={{ copy: t("factor.copy"), copied: t("mailing.copied"), failed: t("factor.copyFailed") }}
                />
              </div>
            </li>
            <li>{t("factor.thenCode")}</li>
          </ol>
        )}
        <div className="mt-6 rounded-card border border-hairline bg-white px-4 py-6 md:px-8">
          <SecondFactorForm step={step} to={target} language={language} texts={texts} />
        </div>
      </div>
    );
  },
  (language) => ({ notForRole: () => <DeskForbidden language={language} isStaff={false} /> }),
);

/** Black on white in every colour setting, because cameras cannot read it otherwise. */
function QrCode({ text, label }: { text: string; label: string }) {
  const { path, size } = qrPath(text);
  return (
    <svg
      viewBox={`-2 -2 ${size + 4} ${size + 4}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      className="my-3 w-56 max-w-full rounded-control"
    >
      <rect x="-2" y="-2" width={size + 4} height={size + 4} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
