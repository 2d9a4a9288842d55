import { z } from 'zod';
import { fields } from '#domain/policy/fields.ts';
import { cabins, carClasses, effects, policyProducts, seatsByHeight } from '#domain/policy/schema.ts';
import type { ChoiceField, NumberField, StandardContent } from '#domain/policy/schema.ts';
import { day } from './form-field.schema.ts';

/** The content of a standard as a save sends it; `lintOf` of the domain judges its sense. */
const namesOf = <F extends string>(type: 'choice' | 'number'): [F, ...F[]] =>
  Object.entries(fields).flatMap(([name, row]) => (row.type === type ? [name] : [])) as [F, ...F[]];

const fen = z.number().int('金额最多两位小数').min(0, '金额不能为负').max(99_999_999_00, '金额过大');
const percent = z.number().int('请输入整数').min(0, '比例不能为负').max(1000, '比例过大');
const count = z.number().int('请输入整数').min(0, '数量不能为负').max(1000, '数量过大');
const minute = z.number().int().min(0).max(1440);
const name = z.string().trim().min(1, '请填写名称').max(20, '名称最多 20 个字');
const cityCode = z.string().regex(/^[A-Z]{3}$/, '城市不正确');
const codes = z.array(z.string().max(40)).max(500);
const message = z.string().max(120, '提示文案最多 120 个字');

const condition = z.union([
  z.object({ field: z.enum(namesOf<ChoiceField>('choice')), op: z.enum(['in', 'notIn']), value: codes }),
  z.object({
    field: z.enum(namesOf<NumberField>('number')),
    op: z.enum(['atLeast', 'below']),
    value: z.number().int().min(0).max(10_000),
  }),
  z.object({
    field: z.literal('time'),
    op: z.enum(['in', 'notIn']),
    value: z.array(z.object({ from: minute, to: minute })).max(20),
  }),
]);

const seat = z.enum(seatsByHeight);
const sharing = z.literal('sharing');
const limit = z.union([
  z.object({ kind: z.literal('cabin'), cabin: z.enum(cabins) }),
  z.object({ kind: z.enum(['discount', 'upgrade']), percent }),
  z.object({ kind: z.enum(['price', 'nightPrice', 'perRide', 'perDay', 'perMonth', 'leeway']), fen }),
  z.object({ kind: z.literal('lowest'), hours: z.number().int().min(0).max(24), tolerance: fen }),
  z.object({ kind: z.literal('advance'), days: count }),
  z.object({ kind: z.enum(['agreement', 'closed']) }),
  z.object({ kind: z.enum(['seat', 'sleeper']), seat }),
  z.object({ kind: z.literal('stars'), stars: z.number().int().min(0).max(5) }),
  z.object({ kind: z.literal('nights'), nights: count }),
  z.object({ kind: sharing, formula: z.enum(['sumPercent', 'higherPercent', 'higherAndPercent']), percent }),
  z.object({ kind: sharing, formula: z.enum(['higherPlus', 'meanPlus']), fen }),
  z.object({ kind: z.literal('carClass'), classes: z.array(z.enum(carClasses)).min(1, '请选择车型').max(10) }),
  z.object({ kind: z.literal('rides'), rides: count, per: z.enum(['day', 'month']) }),
]);

const product = z.enum(policyProducts);
const rule = z.object({
  id: z.string().min(1).max(40),
  product,
  when: z.array(condition).max(12, '条件最多 12 个'),
  limit,
  effect: z.enum(effects),
  message: message.optional(),
});

export const standardContent = z.object({
  rules: z.array(rule).max(1000, '规则最多 1000 条'),
  tiers: z.array(z.object({ name, cities: z.array(cityCode).max(1000) })).max(20, '城市分级最多 20 级'),
  bands: z.array(z.object({ name, from: day, to: day, city: cityCode.optional() })).max(200, '时段最多 200 个'),
  reasons: z
    .array(
      z.object({
        text: z.string().trim().min(1, '请填写原因').max(40, '原因最多 40 个字'),
        products: z.array(product).optional(),
        needsFile: z.boolean().optional(),
        minLength: z.number().int().min(0).max(200).optional(),
      }),
    )
    .max(50, '原因最多 50 条'),
  messages: z.partialRecord(product, message),
  together: z.enum(['higher', 'lower']),
  tolerance: fen,
}) satisfies z.ZodType<StandardContent>;

export const subject = z.union([
  z.object({ kind: z.enum(['employee', 'level', 'department']), id: z.number().int().min(1) }),
  z.object({ kind: z.literal('company') }),
]);
