/**
 * A page of another language is written beside the English one, and takes from it all that has no language:
 *
 * - `<!-- code -->` or `<!-- code: title -->`: the next block of code, with a title of its own;
 * - `<!-- table: head | head -->`: the next table, with heads of its own;
 * - a cell `=` of a table: the cell in its place there.
 *
 * A block whose comments are translated is written out; tests/docs-languages.test.ts compares it.
 */
interface Part {
  kind: 'code' | 'table';
  /** Lines of the part, without the space before them. */
  lines: string[];
}

const fence = /^( *)```/;
const isRow = (line: string): boolean => /^ *\|.*\| *$/.test(line);
const isMark = (line: string): boolean => /^ *<!-- (?:code|table)(?:: .*?)? -->$/.test(line);

/** Lines of a source in pieces: blocks of code, tables and marks as one piece each, every other line alone. */
function piecesOf(source: string): { indent: string; kind: Part['kind'] | 'line'; lines: string[] }[] {
  const lines = source.split('\n');
  const pieces: ReturnType<typeof piecesOf> = [];
  for (let at = 0; at < lines.length;) {
    const line = lines[at] ?? '';
    const indent = /^ */.exec(line)?.[0] ?? '';
    let end = at + 1;
    let kind: Part['kind'] | 'line' = 'line';
    if (fence.test(line)) {
      kind = 'code';
      while (end < lines.length && lines[end]?.trimEnd() !== `${indent}\`\`\``) end += 1;
      end += 1;
    } else if (isRow(line)) {
      kind = 'table';
      while (end < lines.length && isRow(lines[end] ?? '')) end += 1;
    } else if (isMark(line)) kind = line.includes('<!-- code') ? 'code' : 'table';
    const taken = lines.slice(at, end).map((one) => (one.startsWith(indent) ? one.slice(indent.length) : one));
    pieces.push({ indent, kind, lines: kind === 'line' ? [line] : taken });
    at = end;
  }
  return pieces;
}

const cellsOf = (row: string): string[] =>
  row
    .trim()
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.trim());
const rowOf = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

function filled(kind: Part['kind'], own: readonly string[], twin: readonly string[] | undefined): string[] {
  const [first = ''] = own;
  const [, said = ''] = /^<!-- \w+(?:: (.*?))? -->$/.exec(first) ?? [];
  const asksAll = isMark(first);
  if (!twin) {
    if (asksAll || own.some((row) => kind === 'table' && cellsOf(row).includes('=')))
      throw new RangeError(`no such ${kind} in the English page: ${first}`);
    return [...own];
  }
  if (kind === 'code') {
    if (!asksAll) return [...own];
    const [info = '', ...rest] = twin;
    return [said ? info.replace(/title="[^"]*"/, () => `title="${said}"`) : info, ...rest];
  }
  if (asksAll) return said ? [`| ${said} |`, ...twin.slice(1)] : [...twin];
  return own.map((row, at) => {
    const cells = cellsOf(row);
    if (!cells.includes('=')) return row;
    const there = cellsOf(twin[at] ?? '');
    return rowOf(cells.map((cell, n) => (cell === '=' ? (there[n] ?? '=') : cell)));
  });
}

/** The whole source of a page in another language; `english`: its twin. */
export function fromTwin(source: string, english: string): string {
  const parts = piecesOf(english).filter((piece) => piece.kind !== 'line');
  const left = {
    code: parts.filter(({ kind }) => kind === 'code'),
    table: parts.filter(({ kind }) => kind === 'table'),
  };
  return piecesOf(source)
    .flatMap(({ indent, kind, lines }) =>
      kind === 'line'
        ? lines
        : filled(kind, lines, left[kind].shift()?.lines).map((line) => (line ? indent + line : line)),
    )
    .join('\n');
}
