/** Properties of a script (`returnDate`) and attributes that a script copied (`return-date`) alike, as fields of an address. */
export function prefillOf(fields: readonly string[], given: Readonly<Record<string, unknown>>): Record<string, string> {
  const query: Record<string, string> = {};
  for (const key of fields) {
    const value = given[key] ?? given[key.replace(/[A-Z]/, (letter) => `-${letter.toLowerCase()}`)];
    if (value !== undefined && value !== null && value !== '') query[key] = String(value);
  }
  return query;
}
