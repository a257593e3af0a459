import type { ReactNode } from "react";
import { Icon } from "./icon";
import { type NoticeKind, noticeBox, noticeIcon, noticeLooks, noticeText } from "./notice-looks";

/** `announced`: false where a toast announces the same words. */
type Props = { kind?: NoticeKind; children: ReactNode; className?: string; announced?: boolean };

/** A highlighted message; errors are announced when they appear. */
export function Notice({ kind = "information", children, className = "", announced = true }: Props) {
  const { box, icon } = noticeLooks[kind];
  return (
    <div
      data-says=""
      role={kind === "error" && announced ? "alert" : undefined}
      className={`${noticeBox} ${box} ${className}`}
    >
      <Icon name={icon} className={noticeIcon} />
      <div className={noticeText}>{children}</div>
    </div>
  );
}
