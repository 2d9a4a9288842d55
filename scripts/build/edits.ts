/** A node of a parsed module, as far as the build's transforms look. */
export interface Node {
  type: string;
  start: number;
  end: number;
  [part: string]: unknown;
}

/** Every node below one, and itself, in the order of the text. */
export function nodesOf(node: unknown, found: Node[] = []): Node[] {
  if (!node || typeof node !== 'object') return found;
  if (typeof (node as Node).type === 'string') found.push(node as Node);
  for (const part of Object.values(node)) if (typeof part === 'object') nodesOf(part, found);
  return found;
}

/** At a place of the text: so many characters go, the text comes. */
export interface Edit {
  at: number;
  cut: number;
  text: string;
}

/** The text with all edits, which do not overlap. */
export function edited(code: string, edits: readonly Edit[]): string {
  let text = code;
  for (const { at, cut, text: put } of edits.toSorted((a, b) => b.at - a.at || a.cut - b.cut))
    text = text.slice(0, at) + put + text.slice(at + cut);
  return text;
}
