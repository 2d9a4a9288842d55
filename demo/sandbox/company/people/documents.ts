import type { z } from 'zod';
import type { EmployeeDetail } from '#contract/company-people.ts';
import type { companyPeopleSchemas } from '#contract/company-people.schema.ts';
import type { CertType } from '#contract/passenger.ts';
import type { Envelope } from '#contract/row.ts';
import { dayAt } from '#domain/china-time.ts';
import { checkEmployeeDocument } from '#domain/company/employee-document.ts';
import { absentWords, isPresent } from '#domain/company/people.ts';
import { badInput, memberOf, ok, refuse } from '../../ground/call.ts';
import type { Call, Database, Tx } from '../../ground/call.ts';
import { once } from '../../ground/once.ts';
import { documentsOf } from '../../orders/passengers/passenger-rows.ts';
import { noteReveal } from '../../orders/passengers/reveal-document.ts';
import { frequent } from '../../orders/passengers/rosters.ts';
import { keepPassengers, lockPassengers } from '../../orders/passengers/save-passenger.ts';
import { noEmployee, readEmployee, selfOf } from './detail.ts';

/** The employee of the caller's company as a member. */
const employeeOf = (tx: Database | Tx, { employeeId }: { employeeId: number }, call: Call) =>
  tx
    .selectFrom('employees as e')
    .innerJoin('members as m', 'm.id', 'e.member_id')
    .where('e.id', '=', employeeId)
    .where('e.company_id', '=', memberOf(call).creditMemberId)
    .select(['e.member_id', 'e.state', 'e.shares_documents', 'm.real_name', 'm.mobile_phone'])
    .executeTakeFirst();

/** Adds a document of an employee, or replaces that of its type. Needs the employee's consent; other traveller data stay. */
export async function saveEmployeeDocument(
  { requestId, ...input }: z.output<typeof companyPeopleSchemas.documentSave>,
  call: Call,
): Promise<Envelope<EmployeeDetail>> {
  const member = memberOf(call);
  return await once(call, requestId, input, async (tx) => {
    const employee = await employeeOf(tx, input, call);
    if (!employee) return noEmployee();
    if (!isPresent(employee.state))
      return refuse(409, `该员工${absentWords(employee.state)}，不能录入证件`, { kind: 'state' });
    if (!employee.shares_documents)
      return refuse(409, '该员工以个人账号加入，尚未向企业提供证件，请由本人在账户中心开启', { kind: 'consent' });
    const own = { ...member, memberId: employee.member_id };
    await lockPassengers(tx, frequent, own);
    // Read under the lock: the employee may save the same passenger at the same moment.
    const traveller = await selfOf(tx, employee.member_id, call.appId);
    const name = traveller?.name ?? employee.real_name;
    const { certType, certNo, certValidDate, issueCountry, englishName, bornDate, sex } = input;
    const [fault] = Object.entries(
      checkEmployeeDocument(input, {
        name,
        known: traveller?.born_date ?? '',
        today: dayAt(call.now()),
      }),
    );
    if (fault) return badInput(...fault);
    const others = (traveller ? await documentsOf(tx, [traveller.id]) : []).filter((one) => one.cert_type !== certType);
    const [kept] = await keepPassengers(
      tx,
      frequent,
      own,
      [
        {
          ...(traveller && { id: traveller.id }),
          name,
          psgType: (traveller?.psg_type ?? 'ADT') as 'ADT',
          englishName: englishName || traveller?.english_name || undefined,
          // An ID card sets both; another document leaves what is known.
          bornDate: (certType === '1' ? undefined : bornDate || traveller?.born_date) || undefined,
          sex: (certType === '1' ? undefined : sex || (traveller?.sex as 'M' | 'F' | '' | undefined)) || undefined,
          nationality: traveller?.nationality,
          mobilePhone: traveller?.mobile_phone ?? employee.mobile_phone ?? undefined,
          documents: [
            ...others.map((one) => ({
              certType: one.cert_type as CertType,
              certNo: '',
              certValidDate: one.cert_valid_date ?? undefined,
              issueCountry: one.issue_country ?? undefined,
            })),
            { certType, certNo, certValidDate: certValidDate || undefined, issueCountry: issueCountry || undefined },
          ],
          consent: true,
        },
      ],
      call.now(),
    );
    if (!kept) throw new Error('one passenger has one result');
    if (kept.ret !== 0) {
      const { field, ...more } = (kept.data ?? {}) as { field?: string };
      return { ...kept, data: { ...more, ...(field && { field: field.replace(/^documents\.\d+\./, '') }) } as never };
    }
    await tx.updateTable('passengers').set({ is_self: true }).where('id', '=', kept.data.id).execute();
    const shown = await readEmployee(tx, member.creditMemberId, input.employeeId, call);
    return shown ? ok(shown, '证件已保存') : noEmployee();
  });
}

/** The number of one document of an employee, for the company's account; each look is logged. */
export async function revealEmployeeDocument(
  input: z.output<typeof companyPeopleSchemas.documentReveal>,
  call: Call,
): Promise<Envelope<{ certNo: string }>> {
  const employee = await employeeOf(call.db, input, call);
  const traveller = employee?.shares_documents && (await selfOf(call.db, employee.member_id, call.appId));
  const document =
    traveller && (await documentsOf(call.db, [traveller.id])).find((one) => one.cert_type === input.certType);
  if (!document) return refuse(404, '没有找到这个证件');
  await noteReveal(call, traveller.id, input.certType);
  return ok({ certNo: document.cert_no });
}
