import { getTranslations } from "next-intl/server";
import { DialogButtons } from "./dialog-buttons";
import { Example, Examples } from "./example";

export async function Dialogs() {
  const t = await getTranslations("discussions");
  const texts = {
    title: t("confirmTitle"),
    message: t("confirmMessage"),
    yes: t("yes"),
    no: t("no"),
    close: t("close"),
  };
  return (
    <Examples>
      <Example caption="<Dialog>, <Dialog wide>; with a toast inside" whole>
        <DialogButtons texts={texts} />
      </Example>
    </Examples>
  );
}
