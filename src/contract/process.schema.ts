import { z } from 'zod';
import { policyProducts } from '#domain/policy/schema.ts';
import type { ProcessNode } from '#domain/process/schema.ts';
import { requestId } from './form-field.schema.ts';
import { pageFields } from './page.schema.ts';

const id = z
  .number()
  .int()
  .min(1)
  .max(2 ** 52);
const processId = z
  .number()
  .int('流程编号不正确')
  .min(1, '流程编号不正确')
  .max(2 ** 52, '流程编号不正确');
const version = z.number().int().min(1, '版本不正确').max(1_000_000, '版本不正确');
const processName = z.string().trim().min(1, '请输入流程名称').max(40, '流程名称不超过 40 个字');
const note = z.string().trim().max(200, '修改说明不超过 200 个字').default('');
/** The number of saves that this one was made from; 0: there was no draft. */
const lock = z.number().int().min(0).max(1_000_000);
const kind = z.enum(['trip', 'order', 'change', 'refund'], '请选择流程类型');

const nodeId = z.string().regex(/^[\w-]{1,40}$/, '节点编号不正确');
const nodeName = z.string().trim().min(1, '请输入节点名称').max(20, '节点名称不超过 20 个字');
const levels = z.number().int('请输入整数').min(1, '至少 1 级').max(20, '最多 20 级');
const most = z.number().int('请输入整数').min(0, '不能为负').max(99_999_999_00, '数值过大');
const values = z.array(z.string().max(40, '取值过长')).min(1, '请至少选择一项').max(200, '取值过多');

const condition = z.discriminatedUnion('field', [
  z.object({
    field: z.enum(['product', 'verdict', 'abroad', 'level', 'department', 'costCenter', 'external', 'overBudget']),
    op: z.enum(['in', 'notIn']),
    value: values,
  }),
  z.object({
    field: z.enum(['total', 'overBy', 'days', 'advance', 'travellers']),
    op: z.enum(['atLeast', 'below']),
    value: most,
  }),
]);
const when = z.array(condition).max(12, '条件不超过 12 个');

const approver = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('person'), employeeId: id }),
  z.object({ kind: z.literal('role'), roleId: id }),
  z.object({ kind: z.literal('manager'), levels }),
  z.object({ kind: z.literal('chain'), toRank: levels }),
  z.object({ kind: z.literal('head'), up: z.number().int().min(0).max(20) }),
  z.object({ kind: z.literal('costCenterOwner') }),
  z.object({ kind: z.literal('chosen') }),
]);
const approvers = z.array(approver).max(30, '审批人不超过 30 项');

const limitStep = z.object({
  hours: z.number().int('请输入整数').min(1, '至少 1 小时').max(720, '最多 720 小时'),
  onLate: z.enum(['remind', 'up', 'pass', 'refuse']),
});

/** A node of the tree; the depth of the tree is limited behind it (check-content.ts). */
const node: z.ZodType<ProcessNode, ProcessNode> = z.lazy(() =>
  z.discriminatedUnion('kind', [
    z.object({
      kind: z.literal('approve'),
      id: nodeId,
      name: nodeName,
      who: approvers,
      mode: z.union([
        z.enum(['all', 'any', 'inOrder']),
        z.object({ least: z.number().int().min(1, '至少 1 人').max(30, '最多 30 人') }),
      ]),
      onNobody: z.enum(['up', 'admin', 'pass']),
      limit: limitStep
        .extend({
          work: z.boolean().optional(),
          more: z.array(limitStep).min(1).max(3, '超时最多 4 步').optional(),
        })
        .optional(),
      skipSelf: z.boolean(),
      skipRepeated: z.boolean(),
      mayHandOn: z.boolean(),
    }),
    z.object({ kind: z.literal('copy'), id: nodeId, who: approvers }),
    z.object({
      kind: z.literal('branch'),
      id: nodeId,
      arms: z
        .array(z.object({ id: nodeId, name: nodeName, when, nodes }))
        .min(1, '分支至少有一个条件')
        .max(20, '分支不超过 20 个'),
      otherwise: z.object({ id: nodeId, name: nodeName, nodes }),
    }),
    z.object({
      kind: z.literal('parallel'),
      id: nodeId,
      arms: z
        .array(z.object({ id: nodeId, name: nodeName, nodes }))
        .min(2, '并行至少有两支')
        .max(10, '并行不超过 10 支'),
    }),
  ]),
) as z.ZodType<ProcessNode, ProcessNode>;
const nodes = z.array(node).max(60, '节点不超过 60 个');
const processContent = z.object({ nodes });

const scope = z.object({
  employees: z.array(id).max(200, '员工过多').default([]),
  departments: z.array(id).max(200, '部门过多'),
  levels: z.array(id).max(100, '等级过多'),
  products: z.array(z.enum(policyProducts)).max(5),
});

export const processSchemas = {
  list: z.object({
    ...pageFields,
    keyword: z.string().max(40, '搜索词过长').default(''),
    kind: z.enum(['all', 'trip', 'order', 'change', 'refund']).default('all'),
    state: z.enum(['all', 'draft', 'active', 'retired']).default('all'),
  }),
  detail: z.object({ processId, version: version.optional() }),
  save: z.object({
    requestId,
    /** Absent: a new process. */
    processId: processId.optional(),
    /** Of a new process. */
    kind: kind.optional(),
    lock,
    processName,
    content: processContent,
    scope,
    note,
  }),
  publish: z.object({ requestId, processId, lock }),
  retire: z.object({
    requestId,
    processId,
    /** The published version that the caller has seen. */
    version,
  }),
  copy: z.object({ requestId, processId, version: version.optional(), processName }),
  remove: z.object({
    requestId,
    processId,
    /** The draft alone, or the process with all versions. */
    part: z.enum(['draft', 'process']),
    lock,
  }),
  arrange: z.object({ requestId, kind, processIds: z.array(processId).min(1).max(200) }),
  simulate: z.object({
    kind,
    /** The draft on screen; absent: the process that would apply. */
    content: processContent.optional(),
    /** Of the draft, for its name. */
    processId: processId.optional(),
    employeeId: id,
    products: z.array(z.enum(policyProducts)).min(1, '请选择产品').max(5),
    /** Fen. */
    total: most,
    isOver: z.boolean().default(false),
    overBy: most.default(0),
    isAbroad: z.boolean().default(false),
    isExternal: z.boolean().default(false),
    isOverBudget: z.boolean().default(false),
    days: z.number().int().min(1).max(365).default(1),
    advance: z.number().int().min(0).max(365).default(7),
    travellers: z.number().int().min(1).max(99).default(1),
    chosen: z.array(id).max(10).default([]),
  }),
  check: z.object({ content: processContent }),
  reach: z.object({
    /** Absent: a new process. */
    processId: processId.optional(),
    kind: z.enum(['trip', 'order', 'change', 'refund']),
    scope,
  }),
  whatIf: z.object({ processId, content: processContent.optional(), scope: scope.optional() }),
  difference: z.object({
    processId,
    /** Absent: the published version. */
    version: version.optional(),
    /** Absent: the draft, else the published version. */
    toVersion: version.optional(),
    /** In place of a version: a content that is not saved yet. */
    content: processContent.optional(),
  }),
  roles: z.object({}),
  saveRole: z.object({
    requestId,
    /** Absent: a new role. */
    roleId: id.optional(),
    roleName: z.string().trim().min(1, '请输入角色名称').max(20, '角色名称不超过 20 个字'),
    employeeIds: z.array(id).max(100, '角色成员不超过 100 人'),
    /** Of the role as it was seen; 0: a new one. */
    version: z.number().int().min(0).max(1_000_000),
  }),
  removeRole: z.object({ requestId, roleId: id, version }),
  saveOwner: z.object({
    requestId,
    code: z.string().min(1, '请选择成本中心').max(40, '成本中心不正确'),
    /** 0: none. */
    employeeId: z
      .number()
      .int()
      .min(0)
      .max(2 ** 52),
  }),
} as const;
