/** The look of *Load more*, which server and browser render. */
export const moreLink =
  "inline-flex min-h-12 items-center justify-center rounded-control border-2 border-peacock bg-white px-5 lowered-1.5 font-semibold text-peacock no-underline hover:bg-peacock-tint";
