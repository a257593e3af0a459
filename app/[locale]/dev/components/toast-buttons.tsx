"use client";

import { Button } from "@/components/ui/button";
import { type ToastKind, toast } from "@/components/ui/toasts";
import styles from "./gallery.module.css";

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
