/** `execute`: the unnamed portal, all rows. */
const execute = Buffer.from([0x45, 0, 0, 0, 9, 0, 0, 0, 0, 0]);
const bindCode = 0x42;

/**
 * The messages that run a prepared statement with these values, in one piece: `bind` to the unnamed portal, all values
 * as text, and `execute`. PGlite's writer grows its buffer value by value and encodes in JavaScript.
 */
export function writeQuestion(statement: string, values: readonly (string | null)[]): Buffer {
  const lengths = values.map((value) => (value === null ? -1 : Buffer.byteLength(value)));
  const bodyLength =
    4 + 1 + statement.length + 1 + 2 + 2 + lengths.reduce((sum, length) => sum + 4 + Math.max(0, length), 0) + 2;
  const buffer = Buffer.alloc(1 + bodyLength + execute.length);
  buffer[0] = bindCode;
  buffer.writeInt32BE(bodyLength, 1);
  // After the portal's empty name; each name ends with a zero, as do the lists of formats, which are empty.
  let at = 6 + buffer.write(statement, 6, 'latin1') + 1 + 2;
  at = buffer.writeInt16BE(values.length, at);
  for (const [n, value] of values.entries()) {
    at = buffer.writeInt32BE(lengths[n] ?? -1, at);
    if (value !== null) at += buffer.write(value, at, 'utf8');
  }
  execute.copy(buffer, at + 2);
  return buffer;
}
