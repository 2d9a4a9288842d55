import { sql } from 'kysely';
import type { SqlBool } from 'kysely';
import type { z } from 'zod';
import type { Page } from '#contract/page.ts';
import type { NewPayCode, PayCode, PayCodeUse } from '#contract/pay-auth.ts';
import type { payAuthSchemas } from '#contract/pay-auth.schema.ts';
import type { Envelope } from '#contract/row.ts';
import { hidePhone } from '#domain/account/phone.ts';
import { dayMs, momentAt } from '#domain/china-time.ts';
import { fenOf, yuanOf } from '#domain/money.ts';
import { checkNewCode, codeProductLabels } from '#domain/payment/pay-code.ts';
import type { BusinessType } from '#domain/product/business-types.ts';
import { rowOf } from '#domain/product/products.ts';
import type { CodeProduct } from '#domain/payment/pay-code.ts';
import { badInput, memberOf, ok, refuse } from '../../ground/call.ts';
import type { Call, Database, Member, Tx } from '../../ground/call.ts';
import { paged } from '../../ground/lists/paged.ts';
import { once } from '../../ground/once.ts';
import { checkPayPassword } from '../password/pay-password.ts';
import { hasProduct } from '../payments/product.ts';
import { refusedChild } from '../wallet/wallet-owner.ts';
import { codeKey, hashCode, makeCode, showCode } from './code-rows.ts';

type In<Name extends keyof typeof payAuthSchemas> = z.output<(typeof payAuthSchemas)[Name]>;

const ownCodes = (db: Database | Tx, { appId, memberId }: Member) =>
  db.selectFrom('pay_codes as c').where('c.app_id', '=', appId).where('c.owner_id', '=', memberId);

/** The state as `codeStateAt` has it (domain/payment/pay-code.ts). */
const stateAt = (now: number) => sql<string>`case when c.revoked_at is not null then 'revoked'
  when c.uses >= c.uses_max or c.used >= c.cap_total then 'used' when c.expires_at <= ${now} then 'expired' else 'active' end`;

export async function listCodes({ group = 'all', ...input }: In<'list'>, call: Call): Promise<Envelope<Page<PayCode>>> {
  const now = call.now();
  const own = ownCodes(call.db, memberOf(call)).selectAll('c');
  const query = group === 'all' ? own : own.where(sql<SqlBool>`${stateAt(now)} = ${group}`);
  const sorts = { '-created': sql.ref('c.created_at'), expires: sql.ref('c.expires_at') };
  return await paged({ db: call.db, query, sorts, id: sql.ref('c.id') }, input, (rows) => rows.map(showCode(now)));
}

/** The application sells the product of a code, and this server has its payments. */
function isOffered(product: CodeProduct, { app }: Call): boolean {
  const row = rowOf(product);
  return (
    !!row.switch &&
    app.switches[row.switch] &&
    Object.keys(row.business).some((type) => hasProduct(type as BusinessType))
  );
}

/** The refusal of a code for products, or from an account, that the application of the call does not take payments for. */
function notSold({ products, scope }: Pick<In<'create'>, 'products' | 'scope'>, call: Call) {
  const { app } = call;
  const closed = products.find((product) => !isOffered(product, call));
  if (closed) return badInput('products', `${codeProductLabels[closed]}暂未开放`);
  return app.switches.pay[scope === 'company' ? 'creditPay' : 'tianHangPay']
    ? undefined
    : badInput('scope', '当前应用不支持这种支付方式');
}

/** Makes a code after the pay password. The code is in this answer alone; the same request gets the same code. */
export async function createCode(input: In<'create'>, call: Call): Promise<Envelope<NewPayCode>> {
  const member = memberOf(call);
  const { requestId, payPassword, ...wanted } = input;
  const [fault] = Object.entries(checkNewCode({ ...wanted, uses: String(wanted.uses), days: String(wanted.days) }));
  const key = codeKey(call);
  if (!key) return refuse(403, '暂未开通支付授权码', { kind: 'notOffered' });
  const refused =
    refusedChild(member) ??
    (fault && badInput(...fault)) ??
    notSold(wanted, call) ??
    (wanted.scope === 'company' && member.level !== '70'
      ? badInput('scope', '只有企业账户可以授权企业授信')
      : undefined) ??
    (await checkPayPassword(payPassword, call, member, 'own'));
  if (refused) return refused;
  const code = makeCode(key, member, requestId);
  const made = await once(call, requestId, wanted, async (tx) => {
    const now = call.now();
    const row = await tx
      .insertInto('pay_codes')
      .values({
        app_id: member.appId,
        owner_id: member.memberId,
        company_id: wanted.scope === 'company' ? String(member.creditMemberId) : null,
        scope: wanted.scope,
        code_hash: hashCode(code),
        code_end: code.slice(-4),
        products: [...new Set(wanted.products)].join(','),
        cap_each: fenOf(wanted.capEach),
        cap_total: fenOf(wanted.capTotal),
        uses_max: wanted.uses,
        booker_phone: wanted.bookerPhone,
        note: wanted.note,
        created_at: now,
        expires_at: now + wanted.days * dayMs,
        revoked_at: null,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    return ok(showCode(now)(row), '授权码已创建');
  });
  return made.ret === 0 ? { ...made, data: { ...made.data, code } } : (made as Envelope<never>);
}

/** Ends a code at once; payments that it has made stay. */
export async function revokeCode({ requestId, codeId }: In<'revoke'>, call: Call): Promise<Envelope<PayCode>> {
  const member = memberOf(call);
  return await once(call, requestId, { codeId }, async (tx) => {
    const now = call.now();
    const row = await ownCodes(tx, member)
      .where('c.id', '=', Number(codeId))
      .selectAll()
      .forUpdate()
      .executeTakeFirst();
    if (!row) return refuse(404, '授权码不存在');
    if (row.revoked_at !== null) return ok(showCode(now)(row), '授权码已撤销');
    await tx.updateTable('pay_codes').set({ revoked_at: now }).where('id', '=', row.id).execute();
    return ok(showCode(now)({ ...row, revoked_at: now }), '授权码已撤销');
  });
}

/** The log: payments by the member's codes, or by one of them. */
export async function listUses({ codeId, ...input }: In<'uses'>, call: Call): Promise<Envelope<Page<PayCodeUse>>> {
  const member = memberOf(call);
  const all = ownCodes(call.db, member)
    .innerJoin('pay_code_uses as u', 'u.code_id', 'c.id')
    .innerJoin('payments as p', 'p.out_trade_no', 'u.out_trade_no')
    .innerJoin('members as b', 'b.id', 'u.member_id')
    .leftJoin('after_sales as s', 's.sale_id', 'u.order_id')
    .leftJoin('orders as o', (join) => join.onRef('o.order_id', '=', sql<string>`coalesce(s.order_id, u.order_id)`))
    .select([
      'u.id',
      'u.code_id',
      'c.code_end',
      'u.at',
      'u.amount',
      'u.member_id',
      'u.order_id as paid_id',
      'o.order_id',
      'o.kind',
      'o.title',
      'o.company_id',
      'p.returned',
      'b.real_name',
      'b.mobile_phone',
    ]);
  const query = codeId === undefined ? all : all.where('c.id', '=', Number(codeId));
  const companyId = member.level === '70' ? String(member.creditMemberId) : null;
  return await paged({ db: call.db, query, sorts: { '-at': sql.ref('u.at') }, id: sql.ref('u.id') }, input, (rows) =>
    rows.map((row) => ({
      useId: String(row.id),
      codeId: String(row.code_id),
      codeEnd: row.code_end,
      at: momentAt(row.at),
      booker: [`${[...row.real_name][0] ?? ''}**`, hidePhone(row.mobile_phone ?? '')].filter(Boolean).join(' '),
      orderNo: row.order_id ?? row.paid_id,
      type: row.kind ?? 'airTicket',
      subject: row.title ?? '',
      amount: yuanOf(row.amount),
      returned: yuanOf(row.returned),
      isOwn: row.member_id === member.memberId || (companyId !== null && row.company_id === companyId),
    })),
  );
}
