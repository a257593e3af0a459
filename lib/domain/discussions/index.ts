export { courseDiscussions } from "./course-discussions";
export { discussions } from "./operations";
