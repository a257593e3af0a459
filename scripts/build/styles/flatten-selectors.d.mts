import type { PluginCreator } from "postcss";

declare const flattenSelectors: PluginCreator<Record<never, never>>;
export default flattenSelectors;
