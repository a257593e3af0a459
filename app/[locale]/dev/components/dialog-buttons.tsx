"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { toast } from "@/components/ui/toasts";
import styles from "./gallery.module.css";

type Texts = Record<"title" | "message" | "yes" | "no" | "close", string>;

export function DialogButtons({ texts }: { texts: Texts }) {
  const [open, setOpen] = useState<"narrow" | "wide" | null>(null);
  const close = () => setOpen(null);
  return (
    <div className={styles.row}>
      {(["narrow", "wide"] as const).map((width) => (
        <Button key={width} look="secondary" onClick={() => setOpen(width)}>
          {width}
        </Button>
      ))}
      {(["narrow", "wide"] as const).map((width) => (
        <Dialog
          key={width}
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
      ))}
    </div>
  );
}
