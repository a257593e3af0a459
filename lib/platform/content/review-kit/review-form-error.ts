/** What is wrong with a form or with its command, in a sentence for the person who keeps the content. */
export class ReviewFormError extends Error {}
