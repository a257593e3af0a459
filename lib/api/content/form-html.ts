// The fields of a survey form arrive as HTML from whichever backend answers; this is how a page reads and fills them.
export { editForm, visitControls } from "../../platform/content/kinds/form-html";
