import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { z } from 'zod';
import { companyPeople as rows } from '#contract/company-people.ts';
import type { Department, EmployeeDetail } from '#contract/company-people.ts';
import type { companyPeopleSchemas as schemas } from '#contract/company-people.schema.ts';
import { givenOtherAccount } from './given/other-company.ts';
import { clientOf, memorySandbox } from './sandbox.ts';

type In<K extends keyof typeof schemas> = z.input<(typeof schemas)[K]>;

/** A sandbox with the calls of 云帆科技's account, and the account of another company. */
export async function openPeople() {
  const sandbox = await memorySandbox();
  const client = clientOf(sandbox);
  const { db } = sandbox;
  const { phone } = await givenOtherAccount(db);
  const token: string = (await client.logIn('13800000070')).data.token;
  const stranger: string = (await client.logIn(phone)).data.token;
  const call = <K extends keyof typeof schemas>(name: K, input: In<K>, as = token) =>
    client.send(rows[name] as never, input as never, { token: as }) as Promise<{
      ret: number;
      msg: string;
      data: never;
    }>;
  const write = <K extends keyof typeof schemas>(name: K, input: Omit<In<K>, 'requestId'>, as = token) =>
    call(name, { requestId: randomUUID(), ...input } as never, as);
  const list = async (input: In<'list'> = {}, as = token) => {
    const answer = await client.send(rows.list, input, { token: as });
    expect(answer.ret, answer.msg).toBe(0);
    return answer.data;
  };
  const names = async (input: In<'list'>) => (await list(input)).rows.map(({ realName }) => realName);
  const detail = async (id: number) => (await client.send(rows.detail, { employeeId: id }, { token })).data;
  const tree = async () => (await client.send(rows.departments, {}, { token })).data;
  let added = 0;
  const add = async (input: Partial<In<'save'>> = {}) => {
    added += 1;
    const answer = await write('save', {
      realName: '季晓棠',
      mobilePhone: `1887000${String(added).padStart(4, '0')}`,
      jobNumber: `TS${added}`,
      departmentId: 7112,
      levelId: 7202,
      ...input,
    });
    return answer as { ret: number; msg: string; data: EmployeeDetail };
  };
  const textsTo = async (phone: string) =>
    (await sandbox.db.selectFrom('sms_texts').where('mobile_phone', '=', phone).select('body').execute()).map(
      ({ body }) => body,
    );
  return { sandbox, client, token, stranger, call, write, list, names, detail, tree, add, textsTo };
}

export const find = (nodes: readonly Department[], name: string) => {
  const found = nodes.find((one) => one.name === name);
  if (!found) throw new Error(`no department ${name}`);
  return found;
};

export const formOf = (one: EmployeeDetail) => ({
  employeeId: one.id,
  version: one.version,
  realName: one.realName,
  jobNumber: one.jobNumber,
  position: one.position,
  departmentId: one.departmentId,
  ...(one.managerId && { managerId: one.managerId }),
  ...(one.levelId && { levelId: one.levelId }),
  costCenterCode: one.costCenterCode,
  canAudit: one.canAudit === 1,
  joinedOn: one.joinedOn,
});

export type People = Awaited<ReturnType<typeof openPeople>>;
