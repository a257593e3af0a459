import type { ICruiseOptions } from "dependency-cruiser";

export const testFiles: string[];
declare const options: ICruiseOptions;
export default options;
