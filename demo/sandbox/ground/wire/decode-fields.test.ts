import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { checkInput } from './check-input.ts';
import { decodeFields } from './decode-fields.ts';

const schema = z.object({
  name: z.string().trim().min(1, '请输入姓名'),
  count: z.number().int().min(0).max(9, '最多 9 人').default(1),
  agreed: z.boolean(),
  note: z.string().optional(),
  day: z
    .string()
    .regex(/^\d{4}-\d\d-\d\d$/, '日期格式应为 YYYY-MM-DD')
    .optional(),
  people: z.array(z.object({ name: z.string().min(1, '请输入乘机人姓名'), age: z.number().optional() })).default([]),
  marks: z.record(z.string(), z.string()).optional(),
  phone: z.union([z.literal(''), z.string().regex(/^1\d{10}$/, '请正确输入手机号码')]).optional(),
  kind: z.enum(['a', 'b']).default('a'),
});

describe('form fields', () => {
  it.each([
    [{ count: '3' }, { count: 3 }],
    [{ count: '-1.5' }, { count: -1.5 }],
    [{ count: '' }, {}],
    [{ count: '3 ' }, { count: '3 ' }],
    [{ agreed: '1' }, { agreed: true }],
    [{ agreed: 'false' }, { agreed: false }],
    [{ agreed: 'yes' }, { agreed: 'yes' }],
    [{ name: '12' }, { name: '12' }],
    [{ note: '' }, { note: '' }],
    [{ day: '' }, {}],
    [{ phone: '' }, { phone: '' }],
    [{ people: '[{"name":"周砚清"}]' }, { people: [{ name: '周砚清' }] }],
    [{ people: '[{' }, { people: '[{' }],
    [{ marks: '{"a":"1"}' }, { marks: { a: '1' } }],
    [
      { people: [{ name: 'x' }], agreed: true },
      { people: [{ name: 'x' }], agreed: true },
    ],
    [{ unknown: '1', token: 'x' }, {}],
  ])('%j is read as %j', (fields, decoded) => {
    expect(decodeFields(schema, fields as Record<string, unknown>)).toEqual(decoded);
  });

  it.each([
    [{ agreed: '1' }, 'name', '请输入姓名'],
    [{ name: 'x' }, 'agreed', '请提供协议确认'],
    [{ name: 'x', agreed: 'maybe' }, 'agreed', '协议确认不正确'],
    [{ name: 'x', agreed: '1', count: '12' }, 'count', '最多 9 人'],
    [{ name: 'x', agreed: '1', count: '-1' }, 'count', '该项内容不能小于 0'],
    [{ name: 'x', agreed: '1', count: 'many' }, 'count', '该项内容不正确'],
    [{ name: 'x', agreed: '1', day: '2026-1-1' }, 'day', '日期格式应为 YYYY-MM-DD'],
    [{ name: 'x', agreed: '1', people: '[{"name":""}]' }, 'people.0.name', '请输入乘机人姓名'],
    [{ name: 'x', agreed: '1', people: '[{"name":"a","age":"9"}]' }, 'people.0.age', '第 1 项该项内容的该项内容不正确'],
    [{ name: 'x', agreed: '1', people: 'nothing' }, 'people', '该项内容不正确'],
    [{ name: 'x', agreed: '1', phone: '138' }, 'phone', '请正确输入手机号码'],
    [{ name: 'x', agreed: '1', kind: 'c' }, 'kind', '种类不正确'],
    [{ name: 'x', agreed: '1', note: 'a\0b' }, 'note', '补充说明包含无法识别的字符，请重新输入'],
    [{ name: 'x', agreed: '1', note: 'a\udc00b' }, 'note', '补充说明包含无法识别的字符，请重新输入'],
    [
      { name: 'x', agreed: '1', people: String.raw`[{"name":"周\ud800"}]` },
      'people.0.name',
      '第 1 项该项内容的姓名包含无法识别的字符，请重新输入',
    ],
    [{ name: 'x', agreed: '1', marks: String.raw`{"\udfff":"1"}` }, 'marks', '该项内容包含无法识别的字符，请重新输入'],
  ])('%j is refused at %s: %s', (fields, field, message) => {
    expect(checkInput(schema, fields)).toEqual({ ok: false, field, message });
  });

  it('take whole surrogate pairs: rare characters of names, emoji', () => {
    expect(
      checkInput(schema, { name: '𠮷田𬱖', agreed: '1', people: String.raw`[{"name":"\ud842\udfb7"}]` }),
    ).toMatchObject({ ok: true, input: { people: [{ name: '𠮷' }] } });
  });

  it('of JSON do not reach prototypes', () => {
    const fields = JSON.parse(
      '{"__proto__":{"name":"x"},"constructor":"y","people":"[{\\"__proto__\\":{\\"name\\":\\"x\\"}}]"}',
    ) as Record<string, unknown>;
    expect(checkInput(schema, fields)).toMatchObject({ ok: false, field: 'name' });
    expect(({} as Record<string, unknown>)['name']).toBeUndefined();
  });
});
