export { HelplinesBox } from "./helplines-box";
export { loadOrFailure } from "./load-or-failure";
export { PopularArticles } from "./popular-articles";
export { TopicMotifs } from "./topic-motifs";
export { TopicPicture } from "./topic-picture";
