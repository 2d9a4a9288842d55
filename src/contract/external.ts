import type { z } from 'zod';
import type { externalSchemas } from './external.schema.ts';
import type { Page } from './page.ts';
import { importing } from './passenger.ts';
import type { ImportCheck, ImportResult, Passenger } from './passenger.ts';
import { row } from './row.ts';

type In<K extends keyof typeof externalSchemas> = z.input<(typeof externalSchemas)[K]>;

/** An employee who may be the host of an external traveller. */
export interface Host {
  id: number;
  name: string;
  deptName: string;
}

const members = ['70', '7_0'] as const;
const calls = { ours: true, members } as const;
const imports = { ...importing, members } as const;

/** Travellers from outside, who belong to the company. Its administrator changes all, an employee those that they have added. */
export const external = {
  list: row<In<'list'>, Page<Passenger>>('/external/list', '外部出行人列表', { ...calls, reads: true, has: 'rows' }),
  detail: row<In<'detail'>, Passenger>('/external/detail', '外部出行人资料', { ...calls, reads: true, has: 'id' }),
  reveal: row<In<'reveal'>, { certNo: string }>('/external/reveal', '查看外部出行人的一个证件号码', {
    ...calls,
    has: 'certNo',
  }),
  save: row<In<'save'>, Passenger>('/external/save', '新增或修改外部出行人', calls),
  remove: row<In<'remove'>, { id: string }>('/external/delete', '删除外部出行人', calls),
  hosts: row<In<'hosts'>, { rows: Host[] }>('/external/hosts', '可作为接待员工的同事', {
    ...calls,
    reads: true,
    has: 'rows',
  }),
  importCheck: row<In<'importCheck'>, ImportCheck>('/external/import/check', '读取并校验外部出行人名单，不保存', {
    ...imports,
    reads: true,
    has: 'rows',
  }),
  importApply: row<In<'importApply'>, ImportResult>('/external/import/apply', '导入校验过的外部出行人，逐行返回结果', {
    ...imports,
    has: 'rows',
  }),
  importFile: row<In<'importFile'>, { fileName: string; content: string }>(
    '/external/import/file',
    '外部出行人名单模板，或未导入的名单（base64）',
    { ...imports, reads: true, has: 'content' },
  ),
} as const;
