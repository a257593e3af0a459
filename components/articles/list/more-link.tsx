/** The look of *Load more*, which server and browser render: the last row of its list. */
export const moreLink =
  "flex h-full min-h-14 items-center gap-3 font-semibold text-peacock no-underline hover:underline";
