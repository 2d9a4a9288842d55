let bytesOf: ReadonlyMap<string, readonly [number, number]> | undefined;

/** The table of the decoder, turned round: Node has no encoder for GBK. */
function table(): ReadonlyMap<string, readonly [number, number]> {
  const decoder = new TextDecoder('gbk');
  const found = new Map<string, readonly [number, number]>();
  for (let high = 0x81; high < 0xff; high += 1)
    for (let low = 0x40; low < 0xff; low += 1) found.set(decoder.decode(Uint8Array.of(high, low)), [high, low]);
  return found;
}

/** A text as a Chinese program of sheets saves it. */
export function gbk(text: string): Buffer {
  bytesOf ??= table();
  return Buffer.from(
    Array.from(text).flatMap((sign) => (sign < '\u0080' ? [sign.charCodeAt(0)] : [...(bytesOf?.get(sign) ?? [0x3f])])),
  );
}
