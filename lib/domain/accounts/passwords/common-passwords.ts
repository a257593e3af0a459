const howMany = 10_000;

let loading: Promise<ReadonlySet<string>> | undefined;

/** The most common passwords in lower case, from a list ordered by frequency; loaded on first use. */
export function commonPasswords(): Promise<ReadonlySet<string>> {
  loading ??= import("@zxcvbn-ts/language-common").then(
    ({ dictionary }) => new Set(dictionary["passwords-common"].slice(0, howMany)),
  );
  return loading;
}
