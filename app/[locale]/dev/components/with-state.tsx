"use client";

import { Fragment, useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { ErrorScreen, useErrorLanguage } from "@/components/ui/error-screen";
import { type ToastKind, toast } from "@/components/ui/toasts";
import styles from "./gallery.module.css";

export function DialogButtons({ texts }: { texts: Record<"title" | "message" | "yes" | "no" | "close", string> }) {
  const [open, setOpen] = useState<"narrow" | "wide" | null>(null);
  const close = () => setOpen(null);
  return (
    <div className={styles.row}>
      {(["narrow", "wide"] as const).map((width) => (
        <Fragment key={width}>
          <Button look="secondary" onClick={() => setOpen(width)}>
            {width}
          </Button>
          <Dialog
            open={open === width}
            onClose={close}
            title={texts.title}
            closeLabel={texts.close}
            wide={width === "wide"}
          >
            <p>{texts.message}</p>
            <div className={styles.actions}>
              <Button look="danger" onClick={() => toast("information", texts.message)}>
                {texts.yes}
              </Button>
              <Button look="secondary" onClick={close}>
                {texts.no}
              </Button>
            </div>
          </Dialog>
        </Fragment>
      ))}
    </div>
  );
}

export function ToastButtons({ texts }: { texts: Record<ToastKind, string> }) {
  return (
    <div className={styles.row}>
      {(Object.entries(texts) as [ToastKind, string][]).map(([kind, message]) => (
        <Button key={kind} look="secondary" size="small" onClick={() => toast(kind, message)}>
          {kind}
        </Button>
      ))}
    </div>
  );
}

const error = Object.assign(new Error("An example"), { digest: "1234567890" });

export function FailedPage() {
  return <ErrorScreen error={error} retry={() => window.location.reload()} language={useErrorLanguage()} />;
}
