import { Picture } from "@/components/ui/picture";
import type { Testimonials } from "@/lib/contract/pages";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";
import { Carousel } from "./carousel";
import { carouselTexts } from "./carousel-texts";

const advanceEveryMs = 8000;

/** The documented testimonials, one at a time (rule: home.voices: a carousel with 5 indicators). */
export function TestimonialCarousel({ testimonials, language }: { testimonials: Testimonials; language: Language }) {
  const t = translatorFor(language, "home");
  return (
    <div className="border-y border-hairline bg-white">
      {/* As far below the first view as the topics (home-sections.tsx). */}
      <div className="container-page py-5 [contain-intrinsic-height:auto_38rem] [content-visibility:auto] pair:[contain-intrinsic-height:auto_32rem] lg:py-14">
        <h2>{t("voicesTitle")}</h2>
        <p className="mt-1 text-ink-soft">{t("voicesNote")}</p>
        <Carousel
          id="voice"
          label={t("voicesTitle")}
          texts={carouselTexts(language)}
          advanceEveryMs={advanceEveryMs}
          className="mt-5"
        >
          {testimonials.map((each) => (
            <TestimonialSlide key={each.testimonial} {...each} />
          ))}
        </Carousel>
      </div>
    </div>
  );
}

/** Text and source are HTML (rule: home.voices), which the call makes from plain text. */
function TestimonialSlide({ picture_url, testimonial, person_name }: Testimonials[number]) {
  return (
    <figure className="mx-auto grid h-full max-w-[48rem] grid-cols-[auto_minmax(0,1fr)] content-start gap-x-4 gap-y-3 md:gap-x-8">
      <Picture
        src={picture_url}
        alt=""
        width={160}
        height={160}
        loading="lazy"
        className="size-16 rounded-full max-sm:row-start-2 sm:size-40"
      />
      <div className="max-sm:contents">
        {/* biome-ignore-start lint/security/noDangerouslySetInnerHtml: the call escapes the words */}
        <blockquote
          className="text-body leading-normal max-sm:col-span-2 sm:text-lead"
          dangerouslySetInnerHTML={{ __html: testimonial }}
        />
        <p
          className="border-s-4 border-marigold ps-3 text-ink-soft max-sm:self-center sm:mt-3 [&_a]:inline-block [&_a]:py-2 [&_a]:font-semibold"
          dangerouslySetInnerHTML={{ __html: person_name }}
        />
        {/* biome-ignore-end lint/security/noDangerouslySetInnerHtml: the call escapes the words */}
      </div>
    </figure>
  );
}
