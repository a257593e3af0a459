import type { ReactNode } from "react";
import { Picture } from "@/components/ui/picture";

type Props = {
  icon: string;
  /** Shown in the place of the picture. */
  painting?: ReactNode;
  loading?: "lazy" | "eager";
  /** Classes of the whole card, of the part below its band, and of the picture. */
  className?: string;
  body: string;
  picture: string;
  children: ReactNode;
};

/** A course's card in the catalogue and on the dashboard: its band, its picture, and the content below or beside it. */
export function CourseFrame({ icon, painting, loading = "lazy", className = "", body, picture, children }: Props) {
  return (
    <article
      className={`flex h-full flex-col overflow-hidden rounded-card border border-hairline bg-white ${className}`}
    >
      <div className="band shrink-0" />
      <div className={`flex flex-1 flex-col ${body}`}>
        {painting ?? (
          <Picture
            src={icon}
            alt=""
            width={480}
            height={320}
            loading={loading}
            className={`h-auto w-full ${picture}`}
          />
        )}
        {children}
      </div>
    </article>
  );
}
