import type { ReactNode } from "react";
import { TopicMotifs } from "@/components/articles";

type Issue = { slug: string; name: string };
type Props = { issues: Issue[]; title: string; lead: string; search: ReactNode };

/** The eleven topics with their pictures, and a link to all articles. */
export function CoreIssues({ issues, title, lead, search }: Props) {
  return (
    <section aria-labelledby="core-issues" className="container-page py-6 lg:py-14">
      <div className="grid items-end gap-x-12 gap-y-5 lg:grid-cols-[5fr_4fr]">
        <div>
          <h2 id="core-issues">{title}</h2>
          <p className="mt-1 max-w-2xl">{lead}</p>
        </div>
        {search}
      </div>
      {/* Far below the first view: not laid out, and its pictures not loaded, before a reader comes near. */}
      <div className="-mx-2 mt-4 p-2 [contain-intrinsic-height:auto_24rem] [content-visibility:auto] pair:[contain-intrinsic-height:auto_35rem] lg:mt-6 lg:[contain-intrinsic-height:auto_27rem]">
        <TopicMotifs topics={issues} label={title} />
      </div>
    </section>
  );
}
