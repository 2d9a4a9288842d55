/** 128 random bits in 32 hexadecimal digits; `crypto.randomUUID` is absent on http pages. */
export function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
