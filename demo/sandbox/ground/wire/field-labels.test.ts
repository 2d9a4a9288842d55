import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { operations } from '../../app/operations.ts';
import { checkInput } from './check-input.ts';
import { labelOf, ownLabel } from './field-labels.ts';

interface Field {
  path: string[];
  /** An object with this field alone, as deep as in its call. */
  around: z.ZodObject;
  /** A body with a value in that place. */
  body(value: unknown): Record<string, unknown>;
}

type Wrap = (schema: z.ZodType) => z.ZodObject;
type Put = (value: unknown) => Record<string, unknown>;

/** Every field of a schema, the nested ones too. */
function fieldsOf(schema: z.ZodType, path: string[], wrap: Wrap | null, put: Put | null): Field[] {
  const { def } = (schema as unknown as z.core.$ZodTypes)._zod;
  const own = wrap && put ? [{ path, around: wrap(schema), body: put }] : [];
  const inner = innerOf(schema);
  if (inner !== schema)
    return [...own, ...fieldsOf(inner, path, wrap, put).filter((field) => field.path.length > path.length)];
  if (def.type === 'array') {
    const element = def.element as z.ZodType;
    return [
      ...own,
      ...fieldsOf(element, path, wrap && ((part) => wrap(z.array(part))), put && ((value) => put([value]))).filter(
        (field) => field.path.length > path.length || wrap,
      ),
    ];
  }
  if (def.type !== 'object') return own;
  const nested = Object.entries((schema as z.ZodObject).shape).flatMap(([name, part]) =>
    fieldsOf(
      part as z.ZodType,
      [...path, name],
      (deeper) => (wrap ? wrap(z.object({ [name]: deeper })) : z.object({ [name]: deeper })),
      (value) => (put ? put({ [name]: value }) : { [name]: value }),
    ),
  );
  return [...own, ...nested];
}

function innerOf(schema: z.ZodType): z.ZodType {
  const { def } = (schema as unknown as z.core.$ZodTypes)._zod;
  return 'innerType' in def ? innerOf(def.innerType as z.ZodType) : schema;
}

const calls = operations
  .map(({ row, schema }) => [row.path, fieldsOf(schema, [], null, null)] as const)
  .filter(([, fields]) => fields.length);
const values: unknown[] = [
  undefined,
  null,
  '',
  ' ',
  'x',
  '乱',
  '1'.repeat(6000),
  -1,
  0.5,
  1e12,
  true,
  [],
  {},
  [[]],
  ['a'],
  '2026-02-30',
];
/** The forms that a message may show: of a day, and the first letters of an application's number. */
const allowed = /YYYY-MM-DD|HB(?= 开头)/g;

describe.each(calls)('messages about %s', (_, fields) => {
  it.each(fields.map((field) => [field.path.join('.'), field] as const))(
    '%s has a Chinese label, and no refusal of it names the wire or lacks its subject',
    (_name, { path, around, body }) => {
      expect(ownLabel(path)).toMatch(/^[一-鿿]+$/);
      const refusals = values.flatMap((value) => {
        const checked = checkInput(around, body(value));
        return checked.ok ? [] : [checked.message];
      });
      expect(refusals).not.toEqual([]);
      for (const message of refusals) {
        expect(message.replaceAll(allowed, '')).not.toMatch(/[A-Za-z_{}]/);
        expect(message).toMatch(/^[一-鿿]/);
      }
    },
  );
});

it.each([
  [['mobilePhone'], '手机号码'],
  [['passengers', 0, 'certNo'], '第 1 位乘机人的证件号码'],
  [['insurances', 1, 'passengers', 0], '第 2 项保险的第 1 位被保险人'],
  [['unheard'], '该项内容'],
  [[], '该项内容'],
] as const)('%j is called %s', (path, label) => {
  expect(labelOf(path)).toBe(label);
});
