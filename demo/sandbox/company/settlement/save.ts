import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import type { CompanySettlement } from '#contract/settlement.ts';
import type { settlementSchemas } from '#contract/settlement.schema.ts';
import type { Envelope } from '#contract/row.ts';
import { dayAt } from '#domain/china-time.ts';
import { settlementChanges } from '#domain/company-bill/settlement-words.ts';
import { checkSettlement, contactRoles } from '#domain/company-bill/settlement.ts';
import type { SettlementInput } from '#domain/company-bill/settlement.ts';
import { badInput, memberOf, ok, refuse } from '../../ground/call.ts';
import type { Call, Member, Tx } from '../../ground/call.ts';
import { lockNames } from '../../ground/database/lock-names.ts';
import { once } from '../../ground/once.ts';
import { inForceOn, newestOf, showSettlement, titlesOf } from './view.ts';

type In<Name extends keyof typeof settlementSchemas> = z.output<(typeof settlementSchemas)[Name]>;

export const readSettlement = async (_: unknown, call: Call): Promise<Envelope<CompanySettlement>> =>
  ok(await showSettlement(call.db, call));

/** Saves a version that applies from the next cycle. It takes the place of one that has not begun. */
export async function saveSettlement(input: In<'save'>, call: Call): Promise<Envelope<CompanySettlement>> {
  const member = memberOf(call);
  const companyId = member.creditMemberId;
  return await once(call, input.requestId, input, async (tx) => {
    await lockNames(tx, `settlement:${companyId}`);
    const today = dayAt(call.now());
    const { version, content, from } = await newestOf(tx, companyId, today);
    if (input.version !== version) return await hasChanged(tx, companyId, input.version);
    const wanted = await tidy(tx, input, content, member);
    const [problem] = Object.entries(checkSettlement(wanted, content));
    if (problem) return badInput(...problem);
    const changes = settlementChanges(content, wanted);
    if (!changes.length && isDeepStrictEqual(content, wanted))
      return ok(await showSettlement(tx, call), '没有需要保存的修改');
    await insertVersion(tx, call, { version: version + 1, from, content: wanted });
    const shown = await showSettlement(tx, call);
    return ok(shown, shown.pending ? `已保存，自 ${from} 起的账期生效` : '已与现行设置相同，没有待生效的修改');
  });
}

/** The setting in force stays so: a version that says the same takes the place of the one that has not begun. */
export async function withdrawSettlement(input: In<'withdraw'>, call: Call): Promise<Envelope<CompanySettlement>> {
  const { creditMemberId: companyId } = memberOf(call);
  return await once(call, input.requestId, input, async (tx) => {
    await lockNames(tx, `settlement:${companyId}`);
    const today = dayAt(call.now());
    const { version, from, versions } = await newestOf(tx, companyId, today);
    if (input.version !== version) return await hasChanged(tx, companyId, input.version);
    const { inForce, pending } = inForceOn(versions, today);
    if (!pending) return refuse(409, '没有待生效的修改', { kind: 'inForce' });
    const { creditLimit: _limit, ...content } = inForce;
    await insertVersion(tx, call, { version: version + 1, from, content });
    return ok(await showSettlement(tx, call), '已撤回');
  });
}

const insertVersion = (
  tx: Tx,
  call: Call,
  { version, from, content }: { version: number; from: string; content: SettlementInput },
) =>
  tx
    .insertInto('company_settlements')
    .values({
      company_id: memberOf(call).creditMemberId,
      version,
      from_day: from,
      content: JSON.stringify(content),
      saved_by: memberOf(call).realName,
      saved_at: call.now(),
    })
    .execute();

/** The wish with the title as it is now; an account number that was not typed again is the saved one. */
async function tidy(tx: Tx, input: In<'save'>, saved: SettlementInput, member: Member): Promise<SettlementInput> {
  const { mode, cycleDay, confirmDays, dueDays, warnAt, invoice, remittance, contacts } = input;
  const title = (await titlesOf(tx, member)).find(({ titleId }) => titleId === invoice.titleId);
  // A title that was deleted since stays as it was saved.
  const kept = saved.invoice.titleId === invoice.titleId ? saved.invoice : undefined;
  const { accountName, bank, number } = remittance;
  return {
    mode,
    cycleDay,
    confirmDays,
    dueDays,
    warnAt,
    invoice: {
      kind: invoice.kind,
      titleId: title || kept ? invoice.titleId : 0,
      titleName: title?.titleName ?? kept?.titleName ?? '',
      taxNo: title?.taxNo ?? kept?.taxNo ?? '',
      email: invoice.kind === 'paper' ? '' : invoice.email,
      address: invoice.kind === 'paper' ? invoice.address : '',
    },
    remittance: { accountName, bank, number: number || (accountName || bank ? saved.remittance.number : '') },
    contacts: contacts.map(({ roles, ...contact }) => ({
      ...contact,
      roles: contactRoles.filter((role) => roles.includes(role)),
    })),
  };
}

/** Refusal after another clerk's save: names the clerk and the changes. */
async function hasChanged(tx: Tx, companyId: number, version: number): Promise<Envelope<never>> {
  const rows = await tx
    .selectFrom('company_settlements')
    .where('company_id', '=', companyId)
    .where('version', '>=', version)
    .orderBy('version')
    .selectAll()
    .execute();
  const newest = rows[rows.length - 1];
  const before = rows.find((row) => row.version === version)?.content;
  const changes =
    newest && before
      ? settlementChanges(before, newest.content).map(({ label, from, to }) => `${label}：${from} → ${to}`)
      : [];
  const said = changes.length ? `（${changes.slice(0, 2).join('；')}）` : '';
  return refuse(409, `${newest?.saved_by ?? ''} 刚刚修改了结算设置${said}，请载入最新设置后再改`, {
    kind: 'changed',
    changes,
  });
}
