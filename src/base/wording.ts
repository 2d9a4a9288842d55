/** Words of a page: a table's name, then the words that are laid over the table (texts, and functions that make texts). */
type Wording = Readonly<Record<string, object | undefined>>;

export interface Worded {
  peek(): { wording: Wording };
}

/** A table of words with those of the page laid over it. */
export const worded = <T extends object>(config: Worded | undefined, name: string, texts: T): T => {
  const own = config?.peek().wording[name];
  return own ? { ...texts, ...own } : texts;
};

/** A table of words that may be other ones: texts of any content, functions as they are. */
export type Same<T> = { [K in keyof T]: T[K] extends string ? string : T[K] };

/** A table of the same words in another language: every key, every function with the same arguments. */
export type Twin<T> = T extends string
  ? string
  : T extends (...args: infer Args) => infer Made
    ? (...args: Args) => Twin<Made>
    : T extends object
      ? { readonly [Key in keyof T]: Twin<T[Key]> }
      : T;
