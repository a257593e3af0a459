export { type ArticleToKeep, articleText, topicText } from "./content-files";
export { type FileText, filePolicy, makeFile } from "./one-file";
