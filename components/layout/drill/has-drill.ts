/** Whether a text has a drill whose beat can be heard; only then the page has its script. */
export const hasDrill = (html: string) => html.includes("data-drill=");
