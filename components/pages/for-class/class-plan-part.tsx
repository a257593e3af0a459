import type { ReactNode } from "react";
import { Icon } from "@/components/ui/icon";
import "@/components/ui/fold/fold.css";

type Props = { name: string; title: string; children: ReactNode };

export function PlanPart({ name, title, children }: Props) {
  return (
    <section aria-labelledby={name} className={`class-plan-part class-plan-${name}`}>
      <h2 id={name}>{title}</h2>
      {children}
    </section>
  );
}

/** `named`: the first of each is a name, and the second is about it. */
export function Pairs({ pairs, named = false }: { pairs: [string, string][]; named?: boolean }) {
  return (
    <dl className={named ? "class-plan-pairs class-plan-named" : "class-plan-pairs"}>
      {pairs.map(([first, second]) => (
        <div key={first}>
          <dt>{first}</dt>
          <dd>{second}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A part that is folded on a screen, because it is read before the lesson and not in it; on paper it is open. */
export function FoldedPlanPart({ name, title, children }: Props) {
  return (
    <details className={`class-plan-part fold class-plan-fold class-plan-${name} group`}>
      <summary>
        <h2 id={name}>{title}</h2>
        <Icon name="down" className="size-5 text-peacock transition-transform group-open:rotate-180" />
      </summary>
      {children}
    </details>
  );
}
