import { Icon } from "@/components/ui/icon";
import type { CourseDetail } from "@/lib/contract/courses";

export function Faqs({ faqs }: { faqs: CourseDetail["faqs"] }) {
  return (
    <div className="divide-y divide-hairline overflow-hidden rounded-card border border-hairline bg-white">
      {faqs.map((faq) => (
        <details key={faq.question} className="group px-4 md:px-6">
          <summary className="flex min-h-12 list-none items-center justify-between gap-4 lowered-3 font-semibold [&::-webkit-details-marker]:hidden">
            {faq.question}
            <Icon name="down" className="size-6 text-peacock group-open:rotate-180" />
          </summary>
          <p className="max-w-2xl pb-4">{faq.answer}</p>
        </details>
      ))}
    </div>
  );
}
