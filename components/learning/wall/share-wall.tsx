import { ButtonForm } from "@/components/forms/drafts/button-form";
import { LinkButton } from "@/components/ui/button";
import { CopyLink } from "@/components/ui/copy-link";
import { Icon } from "@/components/ui/icon";
import { WebShare } from "@/components/ui/share";
import type { OwnWall } from "@/lib/contract/learning/walls";
import type { Language } from "@/lib/platform/i18n/language";
import { type Translator, translatorFor } from "@/lib/platform/i18n/messages";
import { hideWall, shareWall } from "./actions";

/** What the owner does with a finished wall: keep it as a file, and show it to others or not. */
export function ShareWall({ data, language, portalUrl }: { data: OwnWall; language: Language; portalUrl: string }) {
  const t = translatorFor(language, "wall");
  const target = { language, courseId: data.course_id };
  return (
    <div className="no-print mt-6 grid gap-4 md:grid-cols-2">
      <section className="rounded-card border border-hairline bg-white p-4 md:p-6" aria-labelledby="keep-wall">
        <h2 id="keep-wall" className="scroll-mt-4 text-lead">
          {t("keep")}
        </h2>
        <p className="mt-1 mb-3 text-ink-soft">{t("keepLead")}</p>
        {/* A plain form: the checkbox goes into the address of the file. */}
        <form method="get" className="grid gap-3">
          <input type="hidden" name="language" value={language} />
          <NameBox checked={false} t={t} />
          {(["picture", "sheet"] as const).map((kind) => (
            <button
              key={kind}
              type="submit"
              formAction={`/api/wall/own/${data.course_id}/${kind === "picture" ? "picture.png" : "sheet.pdf"}`}
              className="inline-flex min-h-12 items-center justify-center gap-2 rounded-control border-2 border-peacock bg-white px-5 py-2 font-semibold text-peacock hover:bg-peacock-tint"
            >
              <Icon name="download" /> {t(kind)}
            </button>
          ))}
        </form>
      </section>
      <section className="rounded-card border border-hairline bg-white p-4 md:p-6" aria-labelledby="share-wall">
        <h2 id="share-wall" className="scroll-mt-4 text-lead">
          {t("share")}
        </h2>
        <p className="mt-1 mb-3 text-ink-soft">{t("shareLead")}</p>
        {data.shared && (
          <Shared address={`${portalUrl}/wall/${data.shared.id}`} course={data.course_name} language={language} />
        )}
        <ButtonForm
          id={`share-wall-${data.course_id}`}
          action={shareWall}
          label={t(data.shared ? "changeButton" : "shareButton")}
          className="mt-3 w-full"
          offline={t("offline")}
          hidden={target}
        >
          <NameBox checked={data.shared?.with_name ?? false} t={t} />
        </ButtonForm>
        {data.shared && (
          <div className="mt-3">
            <ButtonForm
              id={`hide-wall-${data.course_id}`}
              action={hideWall}
              label={t("hide")}
              look="secondary"
              className="w-full"
              offline={t("offline")}
              hidden={target}
            />
          </div>
        )}
      </section>
    </div>
  );
}

function NameBox({ checked, t }: { checked: boolean; t: Translator<"wall"> }) {
  return (
    <label className="flex min-h-12 items-start gap-3 py-1">
      <input type="checkbox" name="name" value="1" defaultChecked={checked} className="mt-1 size-6 shrink-0" />
      <span>
        {t("withName")}
        <span className="block text-small text-ink-soft">{t("withNameHint")}</span>
      </span>
    </label>
  );
}

function Shared({ address, course, language }: { address: string; course: string; language: Language }) {
  const t = translatorFor(language, "wall");
  const words = translatorFor(language, "certificate");
  return (
    <div className="grid gap-3">
      <p>
        {t("shared")}{" "}
        <a href={address} className="break-all">
          {address}
        </a>
      </p>
      <LinkButton
        href={`https://wa.me/?text=${encodeURIComponent(`${t("shareText", { course })} ${address}`)}`}
        target="_blank"
        rel="noopener noreferrer"
      >
        <Icon name="whatsapp" />
        {words("shareOn", { network: "WhatsApp" })}
        <span className="sr-only"> ({words("newTab")})</span>
      </LinkButton>
      <WebShare address={address} text={t("shareText", { course })} language={language} />
      <CopyLink
        address={address}
        texts={{ copy: words("copyLink"), copied: words("copied"), failed: words("copyFailed", { link: address }) }}
      />
    </div>
  );
}
