import { z } from 'zod';
import { days, requestId } from './form-field.schema.ts';
import { pageFields } from './page.schema.ts';

/** Of a notice: the step that it asks for, and a signature. */
const link = z.string().regex(/^[\w-]{8,240}\.[\w-]{43}$/, '审批链接不完整，请从审批通知重新进入');
/** A change of an application opens a further case: SQ2612030046-2. */
const caseNo = z.string().regex(/^[A-Z]{2}\d{8,20}(?:-\d{1,4})?$/, '审批编号不正确');
const taskId = z.string().regex(/^[\w.:-]{1,60}$/, '审批任务不正确');
/** Of the case as the caller has seen it. */
const version = z.number().int().min(0).max(1_000_000);
const comment = z.string().trim().max(300, '审批意见不超过 300 个字').default('');
/** 0 is the company's account. */
const colleague = z
  .number()
  .int('请选择同事')
  .min(0, '请选择同事')
  .max(2 ** 52, '请选择同事');
const batchOf = <T extends z.ZodType>(one: T) => z.array(one).min(1, '请至少选择一件').max(100, '一次最多处理 100 件');
const moment = z.string().regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}$/, '请选择日期与时间');

const box = z.enum(['todo', 'done', 'copied', 'mine']);
const side = z.enum(['all', 'trip', 'order']);

const warning = z.number().int('请输入整数').min(1, '请输入 1 至 200 的整数').max(200, '请输入 1 至 200 的整数');

export const approvalSchemas = {
  list: z.object({
    ...pageFields,
    box: box.default('todo'),
    side: side.default('all'),
    kind: z.enum(['all', 'trip', 'order', 'change', 'refund']).default('all'),
    state: z.enum(['all', 'running', 'late', 'agreed', 'refused', 'withdrawn', 'expired']).default('all'),
    verdict: z.enum(['all', 'ok', 'over']).default('all'),
    /** Applicant, number or title. */
    keyword: z.string().max(40, '搜索词过长').default(''),
    /** Days on which it was opened. */
    days: days.default({ from: '', to: '' }),
  }),
  /** With a box: its cases by state too. */
  counts: z.object({ box: box.optional(), side: side.default('all') }),
  detail: z.object({ caseNo }),
  decide: z.object({
    requestId,
    caseNo,
    /** Absent: the caller's open task. */
    taskId: taskId.optional(),
    agree: z.boolean(),
    /** A refusal needs one. */
    comment,
    version: version.optional(),
    /** By which the caller came: the decision is about its step alone, which `taskId` names. */
    link: link.optional(),
  }),
  link: z.object({ link }),
  hurry: z.object({
    requestId,
    caseNo,
    taskId,
    /** `up`: the next one up in place of the approver; `beside`: as well, and one of them is enough. */
    way: z.enum(['up', 'beside'], '请选择加急方式'),
  }),
  batch: z.object({
    requestId,
    /** A single exception has a decision and a comment of its own. */
    cases: batchOf(
      z.object({
        caseNo,
        version: version.optional(),
        agree: z.boolean().optional(),
        comment: comment.optional(),
      }),
    ),
    agree: z.boolean(),
    comment,
  }),
  handOn: z.object({ requestId, caseNo, taskId: taskId.optional(), toId: colleague, comment }),
  add: z.object({
    requestId,
    caseNo,
    taskId: taskId.optional(),
    place: z.enum(['before', 'after']),
    toIds: z.array(colleague).min(1, '请选择加签人').max(10, '最多加签 10 人'),
    comment,
  }),
  comment: z.object({
    requestId,
    caseNo,
    comment: z.string().trim().min(1, '请输入留言').max(300, '留言不超过 300 个字'),
  }),
  urge: z.object({ requestId, caseNo }),
  urgeAll: z.object({ requestId, cases: batchOf(z.object({ caseNo })) }),
  handOnAll: z.object({
    requestId,
    /** `taskId` absent: the only open task. */
    cases: batchOf(z.object({ caseNo, taskId: taskId.optional() })),
    toId: colleague,
    comment,
  }),
  withdraw: z.object({ requestId, caseNo }),
  /** `total`: the new price that the booker has seen. */
  confirmPrice: z.object({ requestId, caseNo, total: z.string().regex(/^\d{1,9}(\.\d{1,2})?$/, '金额格式不正确') }),
  people: z.object({
    keyword: z.string().max(40, '搜索词过长').default(''),
    size: z.number().int().min(1).max(50).default(20),
  }),
  deputies: z.object({}),
  saveDeputy: z.object({
    requestId,
    /** Absent: a new one. */
    deputyId: z
      .number()
      .int()
      .min(1)
      .max(2 ** 52)
      .optional(),
    /** The person who is away; absent: the caller. Only the company's account names others. */
    awayId: colleague.optional(),
    toId: colleague,
    from: moment,
    to: moment,
    note: z.string().trim().max(60, '说明不超过 60 个字').default(''),
  }),
  budgets: z.object({}),
  saveBudget: z.object({
    requestId,
    departmentId: z
      .number()
      .int('请选择部门')
      .min(1, '请选择部门')
      .max(2 ** 52),
    /** Of each quarter; "": the department has none of its own. */
    amount: z.string().regex(/^(?:\d{1,9}(?:\.\d{1,2})?)?$/, '预算须为不小于 0 的金额，最多两位小数'),
  }),
  saveBudgetWarnings: z.object({ requestId, first: warning, second: warning }),
  endDeputy: z.object({
    requestId,
    deputyId: z
      .number()
      .int()
      .min(1)
      .max(2 ** 52),
  }),
} as const;
