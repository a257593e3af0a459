import { Avatar } from "@/components/ui/avatar";
import { CopyLink } from "@/components/ui/copy-link";
import { EmailAddress } from "@/components/ui/email-address";
import { KeepAsFile } from "@/components/ui/keep-as-file";
import { PrintButton } from "@/components/ui/print-button";
import { SettingsCard } from "@/components/ui/settings-card";
import { WebShare, WhatsAppLink } from "@/components/ui/share";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";
import { Example, Examples } from "./example";

const learner = { accountId: "gallery", firstName: "सुनीता", lastName: "कुमारी", avatar: null };

export function Cards({ language }: { language: Language }) {
  const t = translatorFor(language, "articles");
  const certificate = translatorFor(language, "certificate");
  const security = translatorFor(language, "security");
  return (
    <Examples>
      <Example caption='<Avatar size="small">'>
        <Avatar of={learner} size="small" />
      </Example>
      <Example caption='<Avatar size="large">'>
        <Avatar of={learner} size="large" />
      </Example>
      <Example caption="<CopyLink>">
        <CopyLink
          address="/dev/components"
          texts={{ copy: t("copyLink"), copied: t("linkCopied"), failed: "/dev/components" }}
        />
      </Example>
      <Example caption="<PrintButton>">
        <PrintButton label={certificate("print")} />
      </Example>
      <Example caption="<WhatsAppLink>, <WebShare>">
        <WhatsAppLink address="/dev/components" text={t("share")} language={language} />
        <WebShare address="/dev/components" text={t("share")} language={language} />
      </Example>
      <Example caption="<KeepAsFile>">
        <KeepAsFile file={{ address: "/dev/components", size: "84 KB" }} kind="article" language={language} />
      </Example>
      <Example caption="<SettingsCard>" whole>
        <SettingsCard
          icon="lock"
          id="gallery-settings"
          title={security("devicesTitle")}
          value={<EmailAddress address="a.long.address.that.breaks@example.org" />}
          lead={<p>{security("devicesLead")}</p>}
        >
          <p>{security("devicesLead")}</p>
        </SettingsCard>
      </Example>
      <Example caption="<SettingsCard danger>" whole>
        <SettingsCard icon="lock" id="gallery-danger" title={security("deleteTitle")} danger>
          <p>{security("devicesLead")}</p>
        </SettingsCard>
      </Example>
    </Examples>
  );
}
