/** A command cannot do its work; the message says why and what to do, and is all that is printed. */
export class CommandError extends Error {}
