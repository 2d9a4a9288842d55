import { inTurns } from '../in-turns.ts';

export interface Tag {
  /** Without the prefix of its namespace. */
  name: string;
  isEnd: boolean;
  isEmpty: boolean;
  attributes: string;
}

/** Signs between two tags: Excel's longest cell has 32,767, each written with up to eight. */
const maxText = 262_144;

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Only the entities of XML itself: a document type that declares others is refused. */
const unescaped = (text: string): string =>
  text
    .replace(
      /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w+));/gi,
      (all, digits: string | undefined, hex: string | undefined, name: string | undefined) => {
        const code = digits ? Number(digits) : Number.parseInt(hex ?? '', 16);
        if (name) return named[name] ?? all;
        // NUL and halves of surrogate pairs are no characters of XML, and no database takes them.
        return code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : '';
      },
    )
    // Excel writes a sign that XML does not take as `_x000D_`, and such a text of the author's as `_x005F_x000D_`.
    .replace(/_x([\dA-F]{4})_/gi, (_, hex: string) => {
      const code = Number.parseInt(hex, 16);
      return code < 32 ? (code === 0 ? '' : ' ') : code < 0xd800 || code > 0xdfff ? String.fromCharCode(code) : '';
    });

function* partsIn(xml: string): Generator<Tag | string> {
  if (/<!DOCTYPE/i.test(xml.slice(0, 1000))) throw new RangeError('a document type');
  for (const [all, end, name, attributes = '', empty, text] of xml.matchAll(
    /<(\/?)(?:[\w.-]+:)?(\w+)((?:\s[^<>]*?)?)(\/?)>|([^<]+)/g,
  )) {
    if (all.length > maxText) throw new RangeError('a text without end');
    if (name) yield { name, isEnd: end === '/', isEmpty: empty === '/', attributes };
    else if (text) yield unescaped(text);
  }
}

/** Tags and the texts between them, one after the other, in turns with the calls of others. `act` returns true to stop. */
export const eachPart = (xml: string, act: (part: Tag | string) => boolean | void): Promise<void> =>
  inTurns(partsIn(xml), 4000, act, (part) => 1 + (typeof part === 'string' ? part : part.attributes).length / 64);

export const attribute = ({ attributes }: Tag, name: string): string => {
  const [, double, single] =
    new RegExp(`(?:^|\\s)(?:\\w+:)?${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(attributes) ?? [];
  return unescaped(double ?? single ?? '');
};

export async function tagsOf(xml: string, name: string): Promise<Tag[]> {
  const tags: Tag[] = [];
  await eachPart(xml, (part) => {
    if (typeof part !== 'string' && part.name === name && !part.isEnd) tags.push(part);
  });
  return tags;
}
