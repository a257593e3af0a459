import { getTranslations } from "next-intl/server";
import { Notice } from "@/components/ui/notice";
import { Example, Examples } from "./example";
import { ToastButtons } from "./toast-buttons";

export async function Messages() {
  const t = await getTranslations("learning");
  const texts = {
    information: t("underReview"),
    tip: t("unreadLead"),
    success: t("connection_back"),
    error: t("offline"),
  };
  return (
    <Examples>
      {(["information", "tip", "success", "error"] as const).map((kind) => (
        <Example key={kind} caption={`<Notice kind="${kind}">`}>
          <Notice kind={kind}>{texts[kind]}</Notice>
        </Example>
      ))}
      <Example caption="toast(kind, message)" whole>
        <ToastButtons
          texts={{
            success: texts.success,
            information: texts.information,
            warning: t("connection_lost"),
            error: texts.error,
          }}
        />
      </Example>
    </Examples>
  );
}
