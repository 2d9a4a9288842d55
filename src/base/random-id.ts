/** 128 random bits in 32 hexadecimal digits; `crypto.randomUUID` is absent on http pages. */
export function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => (part + 2 ** 32).toString(16).slice(1)).join(
    '',
  );
}
