type Checked = {
  /** `number`: a whole number. */
  type?: "string" | "number";
  /** The only values that are taken. */
  oneOf?: readonly string[];
  least?: number;
};

/** An argument without dashes. Only the last ones may be optional, and only the last one repeated. */
export type Word = Checked & { name: string; meaning: string; optional?: boolean; repeated?: boolean };

export type Option =
  | (Checked & {
      type: "string" | "number";
      meaning: string;
      placeholder?: string;
      default?: string | number;
      required?: true;
    })
  | { type: "boolean"; meaning: string; placeholder?: undefined; default?: undefined; required?: undefined };

/** One command of package.json, as its help describes it. */
export type Command<
  Words extends readonly Word[] = readonly Word[],
  Options extends Record<string, Option> = Record<string, Option>,
> = {
  /** As it stands after `npm run`. */
  name: string;
  description: string;
  words?: Words;
  options?: Options;
  /** Further lines of the help, such as examples. */
  notes?: readonly string[];
  /** Meanings of exit codes that are not those of every command. */
  exitCodes?: Record<number, string>;
};

type ValueOf<Each> = Each extends { type: "number" } ? number : string;
type Values<Options> = {
  [Name in keyof Options]: Options[Name] extends { type: "boolean" }
    ? boolean
    : Options[Name] extends { default: string | number } | { required: true }
      ? ValueOf<Options[Name]>
      : ValueOf<Options[Name]> | undefined;
};
export type Arguments<Words extends readonly Word[], Options> = {
  words: ValueOf<Words[number]>[];
  values: Values<Options>;
};
