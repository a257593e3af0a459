// Either backend sends the fields of a survey form as HTML; these functions read and fill them for a page.
export { editForm, visitControls } from "../../platform/content/kinds/form-html";
