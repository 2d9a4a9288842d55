import type { z } from 'zod';
import type { applicationSchemas } from './application.schema.ts';
import type {
  ApplicationCounts,
  ApplicationDetail,
  ApplicationEstimate,
  ApplicationFile,
  ApplicationRow,
  ApplicationSaved,
  BookingApplications,
} from './application-views.ts';
import type { Page } from './page.ts';
import { row } from './row.ts';

/** Trip applications (行程申请); their shapes are in application-views.ts. */
type In<K extends keyof typeof applicationSchemas> = z.input<(typeof applicationSchemas)[K]>;
export type ApplicationSaveInput = In<'save'>;

const own = { members: ['7_0'], ours: true } as const;

export const application = {
  list: row<In<'list'>, Page<ApplicationRow> & { counts: ApplicationCounts }>(
    '/travel/application/list',
    '行程申请列表',
    {
      members: ['70', '7_0'],
      ours: true,
      reads: true,
      has: 'rows',
    },
  ),
  detail: row<In<'detail'>, ApplicationDetail>(
    '/travel/application/detail',
    '一份行程申请：内容、余额、订单与历次版本',
    {
      members: ['70', '7_0'],
      ours: true,
      reads: true,
      has: 'content',
    },
  ),
  save: row<In<'save'>, ApplicationSaved>('/travel/application/save', '保存行程申请的草稿，或变更的草稿', {
    ...own,
    has: 'applicationId',
  }),
  submit: row<In<'submit'>, ApplicationSaved>('/travel/application/submit', '提交行程申请或其变更', {
    ...own,
    has: 'applicationId',
  }),
  withdraw: row<In<'withdraw'>, ApplicationSaved>('/travel/application/withdraw', '撤回审批中的行程申请或变更', {
    ...own,
    has: 'applicationId',
  }),
  modify: row<In<'modify'>, ApplicationSaved>('/travel/application/modify', '开始变更已批准的行程申请', {
    ...own,
    has: 'applicationId',
  }),
  copy: row<In<'copy'>, ApplicationSaved>('/travel/application/copy', '复制为新的行程申请', {
    ...own,
    has: 'applicationId',
  }),
  remove: row<In<'remove'>, { applicationId: string }>('/travel/application/remove', '删除草稿，或放弃变更', {
    ...own,
    has: 'applicationId',
  }),
  close: row<In<'close'>, ApplicationSaved>('/travel/application/close', '关闭已批准的行程申请', {
    ...own,
    has: 'applicationId',
  }),
  estimate: row<In<'estimate'>, ApplicationEstimate>('/travel/application/estimate', '按实时价格估算各段费用', {
    ...own,
    reads: true,
    has: 'legs',
  }),
  covering: row<In<'covering'>, BookingApplications>('/travel/application/covering', '可用于一次预订的行程申请', {
    ...own,
    reads: true,
    has: 'covering',
  }),
  attach: row<In<'attach'>, ApplicationFile>('/travel/application/attach', '上传行程申请或账单异议的附件', {
    ...own,
    members: ['70', '7_0'],
    profile: 'second',
    maxBytes: 28_200_000,
    has: 'attachmentId',
  }),
  attachment: row<In<'attachment'>, { fileName: string; type: string; content: string }>(
    '/travel/application/attachment',
    '查看行程申请的附件',
    { members: ['70', '7_0'], ours: true, reads: true, has: 'content' },
  ),
} as const;
