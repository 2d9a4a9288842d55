/** Tables of words laid over one of these texts, each made once: a form asks for them with every key that is pressed. */
export function wordsOver<A extends object>(texts: A): <B extends object>(words: B) => Omit<A, keyof B> & B {
  const made = new WeakMap<object, object>();
  return <B extends object>(words: B) => {
    if (!made.has(words)) made.set(words, { ...texts, ...words });
    return made.get(words) as Omit<A, keyof B> & B;
  };
}
