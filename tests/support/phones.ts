/** Phones of a test file, by their first three digits, which no other file has: SMS codes and applications are counted per phone. */
export function phones(start: string): () => string {
  let last = 0;
  return () => `${start}${String((last += 1)).padStart(8, '0')}`;
}
