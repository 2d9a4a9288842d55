import { z } from 'zod';
import { fields } from '#domain/policy/fields.ts';
import { carClasses, cabins, effects, mostSubjects, policyProducts, seatsByHeight } from '#domain/policy/schema.ts';
import type { ChoiceField, NumberField } from '#domain/policy/schema.ts';
import { day, requestId } from './form-field.schema.ts';
import { pageFields } from './page.schema.ts';

const standardId = z
  .number()
  .int('标准编号不正确')
  .min(1, '标准编号不正确')
  .max(2 ** 52, '标准编号不正确');
const version = z.number().int().min(1, '版本不正确').max(1_000_000, '版本不正确');
const standardName = z.string().trim().min(1, '请输入标准名称').max(40, '标准名称不超过 40 个字');
const note = z.string().trim().max(200, '修改说明不超过 200 个字').default('');
/** The number of saves that this one was made from; 0: there was no draft. */
const lock = z.number().int().min(0).max(1_000_000);

const id = z
  .number()
  .int()
  .min(1)
  .max(2 ** 52);
const subject = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['employee', 'level', 'department']), id }),
  z.object({ kind: z.literal('company') }),
]);
const assigned = z.array(subject).max(mostSubjects, `适用对象不超过 ${mostSubjects} 个`);

const fen = z.number().int('金额须为整数分').min(0, '金额不能为负').max(99_999_999_00, '金额过大');
const whole = (most: number) =>
  z.number().int('请输入整数').min(0, '请输入不小于 0 的数').max(most, `不能超过 ${most}`);
const percent = (least: number, most: number) =>
  z.number().min(least, `不能低于 ${least}%`).max(most, `不能超过 ${most}%`);
const minute = z.number().int().min(0, '时间不正确').max(1440, '时间不正确');

/** Fields of a type, as the table of fields has them. */
const namesOf = <F extends string>(type: 'choice' | 'number'): [F, ...F[]] =>
  Object.entries(fields).flatMap(([name, row]) => (row.type === type ? [name] : [])) as [F, ...F[]];

const conditionValue = z.array(z.string().max(40, '取值过长')).min(1, '请至少选择一项').max(500, '取值过多');
const condition = z.discriminatedUnion('field', [
  z.object({
    field: z.enum(namesOf<ChoiceField>('choice')),
    op: z.enum(['in', 'notIn']),
    value: conditionValue,
  }),
  z.object({
    field: z.enum(namesOf<NumberField>('number')),
    op: z.enum(['atLeast', 'below']),
    value: whole(4320),
  }),
  z.object({
    field: z.literal('time'),
    op: z.enum(['in', 'notIn']),
    value: z
      .array(z.object({ from: minute, to: minute }))
      .min(1, '请至少选择一个时段')
      .max(20, '时段过多'),
  }),
]);

const seat = z.enum(seatsByHeight, '请选择席别');
const limit = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('cabin'), cabin: z.enum(cabins, '请选择舱位') }),
  z.object({ kind: z.literal('discount'), percent: percent(10, 300) }),
  z.object({ kind: z.literal('price'), fen }),
  z.object({ kind: z.literal('lowest'), hours: whole(24), tolerance: fen }),
  z.object({ kind: z.literal('advance'), days: whole(90) }),
  z.object({ kind: z.literal('agreement') }),
  z.object({ kind: z.literal('seat'), seat }),
  z.object({ kind: z.literal('sleeper'), seat }),
  z.object({ kind: z.literal('nightPrice'), fen }),
  z.object({ kind: z.literal('stars'), stars: whole(5) }),
  z.object({ kind: z.literal('nights'), nights: whole(90) }),
  z.discriminatedUnion('formula', [
    z.object({
      kind: z.literal('sharing'),
      formula: z.enum(['sumPercent', 'higherPercent', 'higherAndPercent']),
      percent: percent(0, 300),
    }),
    z.object({ kind: z.literal('sharing'), formula: z.enum(['higherPlus', 'meanPlus']), fen }),
  ]),
  z.object({ kind: z.literal('upgrade'), percent: percent(0, 500) }),
  z.object({ kind: z.literal('carClass'), classes: z.array(z.enum(carClasses)).min(1, '请至少选择一种车型') }),
  z.object({ kind: z.literal('perRide'), fen }),
  z.object({ kind: z.literal('perDay'), fen }),
  z.object({ kind: z.literal('perMonth'), fen }),
  z.object({ kind: z.literal('rides'), rides: whole(999), per: z.enum(['day', 'month']) }),
  z.object({ kind: z.literal('leeway'), fen }),
  z.object({ kind: z.literal('closed') }),
]);

const message = z.string().max(200, '提示文案不超过 200 个字');
const rule = z.object({
  id: z.string().regex(/^[\w-]{1,40}$/, '规则编号不正确'),
  product: z.enum(policyProducts, '请选择产品'),
  when: z.array(condition).max(12, '条件不超过 12 个'),
  limit,
  effect: z.enum(effects, '请选择效果'),
  message: message.optional(),
});
const names = z.string().trim().min(1, '请输入名称').max(20, '名称不超过 20 个字');
const city = z.string().regex(/^[\w\u4e00-\u9fff]{2,20}$/, '城市不正确');

/** The shape of a standard's content; what its rules may say of each other is checked behind it (check-content.ts). */
export const standardContent = z.object({
  rules: z.array(rule).max(500, '规则不超过 500 条'),
  tiers: z
    .array(z.object({ name: names, cities: z.array(city).max(1000, '城市过多') }))
    .max(10, '城市分级不超过 10 级'),
  bands: z.array(z.object({ name: names, from: day, to: day, city: city.optional() })).max(60, '时段不超过 60 个'),
  reasons: z
    .array(
      z.object({
        text: z.string().trim().min(1, '请输入原因').max(40, '原因不超过 40 个字'),
        products: z.array(z.enum(policyProducts)).optional(),
        minLength: whole(200).optional(),
      }),
    )
    .max(30, '原因不超过 30 条'),
  messages: z.partialRecord(z.enum(policyProducts), message),
  together: z.enum(['higher', 'lower']),
  tolerance: fen,
});

export const travelStandardSchemas = {
  list: z.object({
    ...pageFields,
    keyword: z.string().max(40, '搜索词过长').optional(),
    state: z.enum(['all', 'draft', 'planned', 'active', 'over', 'retired']).default('all'),
  }),
  detail: z.object({ standardId, version: version.optional() }),
  save: z.object({
    requestId,
    /** Absent: a new standard. */
    standardId: standardId.optional(),
    lock,
    standardName,
    content: standardContent,
    assigned,
    note,
  }),
  publish: z.object({
    requestId,
    standardId,
    lock,
    /** First day of the version; today or later. */
    from: day,
    /** Subjects that another standard has are taken over from it. */
    takeOver: z.boolean().default(false),
  }),
  retire: z.object({
    requestId,
    standardId,
    /** The last version that the caller has seen. */
    version,
    /** Last day. */
    to: day,
  }),
  copy: z.object({ requestId, standardId, version: version.optional(), standardName }),
  remove: z.object({
    requestId,
    standardId,
    /** The draft alone, or the standard with all versions. */
    part: z.enum(['draft', 'standard']),
    lock,
  }),
  assign: z.object({
    requestId,
    standardId,
    /** The last version that the caller has seen. */
    version,
    from: day,
    assigned,
    takeOver: z.boolean().default(false),
  }),
  prove: z.object({
    standardId,
    /** Absent: the draft, else the version in force. */
    version: version.optional(),
    /** In place of a version: rules that are not saved yet. */
    content: standardContent.optional(),
  }),
  reach: z.object({
    /** Absent: a new standard. */
    standardId: standardId.optional(),
    kind: z.enum(['travel', 'car']).default('travel'),
    /** First day of the subjects. */
    from: day,
    assigned,
  }),
  whatIf: z.object({
    /** Absent: a new standard. */
    standardId: standardId.optional(),
    content: standardContent,
    assigned,
    product: z.enum(policyProducts).optional(),
  }),
  difference: z.object({ standardId, from: version, to: version, product: z.enum(policyProducts).optional() }),
} as const;
