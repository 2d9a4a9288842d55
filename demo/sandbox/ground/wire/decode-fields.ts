import { z } from 'zod';

/** Fields of a request: a form's as text; a sandbox helper's also as the members of a JSON body. */
export type Fields = Readonly<Record<string, unknown>>;

interface KnownField {
  kinds: ReadonlySet<Kind>;
  /** An empty text counts as left out. */
  dropsEmpty: boolean;
}

/** Facts about the fields of a schema, cached because each call needs them for each of its fields. */
const known = new WeakMap<z.ZodObject, ReadonlyMap<string, KnownField>>();

function fieldsKnownOf(schema: z.ZodObject): ReadonlyMap<string, KnownField> {
  const before = known.get(schema);
  if (before) return before;
  const found = new Map(
    Object.entries(schema.shape).map(([name, field]) => [
      name,
      { kinds: kindsOf(field), dropsEmpty: isOptional(field) && !z.safeParse(field, '').success },
    ]),
  );
  known.set(schema, found);
  return found;
}

/** The fields of a schema out of what arrived, ready to be checked. Unknown fields are left behind. */
export function decodeFields(schema: z.ZodObject, fields: Fields): Record<string, unknown> {
  const decoded: Record<string, unknown> = {};
  for (const [name, field] of fieldsKnownOf(schema)) {
    const value = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (value === undefined) continue;
    const typed = typeof value === 'string' ? decodeText(field, value) : value;
    if (typed !== undefined) decoded[name] = typed;
  }
  return decoded;
}

/**
 * Text of one form field in the type its schema asks for. Unreadable text stays text, for the schema to refuse.
 * An empty field that may be left out counts as left out, unless its schema takes the empty text.
 */
function decodeText({ kinds, dropsEmpty }: KnownField, text: string): unknown {
  if (text === '' && dropsEmpty) return undefined;
  if (kinds.has('json')) return readJson(text);
  if (kinds.has('string')) return text;
  if (kinds.has('number') && /^-?\d+(\.\d+)?$/.test(text)) return Number(text);
  if (kinds.has('boolean')) return { '1': true, true: true, '0': false, false: false }[text] ?? text;
  return text;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

type Kind = 'string' | 'number' | 'boolean' | 'json';

const isOptional = (field: z.core.$ZodType): boolean => z.safeParse(field, undefined).success;

/** Kinds of the wire that a schema takes, through its wrappers and alternatives. */
export function kindsOf(field: z.core.$ZodType): ReadonlySet<Kind> {
  const { def } = (field as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object':
    case 'array':
    case 'record':
    case 'tuple':
    case 'map':
    case 'set':
      return new Set(['json']);
    case 'number':
      return new Set(['number']);
    case 'boolean':
      return new Set(['boolean']);
    case 'literal':
      return new Set(
        def.values.map((value) =>
          typeof value === 'number' ? 'number' : typeof value === 'boolean' ? 'boolean' : 'string',
        ),
      );
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'nonoptional':
    case 'readonly':
    case 'catch':
      return kindsOf(def.innerType);
    case 'pipe':
      return kindsOf(def.in);
    case 'union':
      return new Set(def.options.flatMap((option) => [...kindsOf(option)]));
    default:
      return new Set(['string']);
  }
}
