import { sql } from 'kysely';
import { address } from '#contract/address.ts';
import type { Address } from '#contract/address.ts';
import { invoice } from '#contract/invoice.ts';
import type { InvoiceTitle } from '#contract/invoice.ts';
import { voucher } from '#contract/voucher.ts';
import type { Voucher } from '#contract/voucher.ts';
import { payAuth } from '#contract/pay-auth.ts';
import type { PayCode, PayCodeUse } from '#contract/pay-auth.ts';
import { recommend } from '#contract/recommend.ts';
import type { Recommended } from '#contract/recommend.ts';
import type { Sandbox } from '#demo/sandbox/sandbox.ts';
import { listedSandbox } from '#tests/support/given/two-members.ts';
import { listingSuite } from '#tests/support/suites/listing-suite.ts';
import { addressListing } from '#widgets/account/addresses/model.ts';
import type { AddressFilters } from '#widgets/account/addresses/model.ts';
import { titleListing } from '#widgets/account/invoice-titles/model.ts';
import type { TitleFilters } from '#widgets/account/invoice-titles/model.ts';
import { recommendListing } from '#widgets/account/recommended/model.ts';
import type { RecommendFilters } from '#widgets/account/recommended/model.ts';
import { voucherListing } from '#widgets/account/vouchers/model.ts';
import type { VoucherFilters } from '#widgets/account/vouchers/model.ts';
import { codeListing, codeUses } from '#widgets/wallet/wallet/codes/model.ts';
import type { CodeFilters, UseFilters } from '#widgets/wallet/wallet/codes/model.ts';

const answerOf = listedSandbox().members(['13800000010', '13800000030'], async (sandbox, { phone, memberId, many }) => {
  const owner = { app_id: 'default', member_id: memberId, is_default: false };
  const numbers = Array.from({ length: many }, (_, at) => at);
  await sandbox.db
    .insertInto('addresses')
    .values(
      numbers.map((at) => ({
        ...owner,
        receiver: at % 3 ? '周一' : '林二',
        phone: `138000${String(at).padStart(5, '0')}`,
        province: '上海市',
        city: '上海市',
        district: '浦东新区',
        street: `世纪大道 ${at} 号`,
        postcode: '',
        updated_at: Math.floor(at / 4),
      })),
    )
    .execute();
  await sandbox.db
    .insertInto('invoice_titles')
    .values(
      numbers.map((at) => ({
        ...owner,
        kind: at % 3 ? ('company' as const) : ('other' as const),
        title_name: `云溪 ${at} 号${at % 2 ? '公司' : '协会'}`,
        tax_no: '',
        address: '',
        phone: '',
        bank: '',
        bank_account: '',
        updated_at: Math.floor(at / 4),
      })),
    )
    .execute();
  await addStays(sandbox, memberId, many);
  await addNewcomers(sandbox, phone, many);
  await addCodes(sandbox, memberId, many);
  // As of a database that has these rows for longer: without their numbers a list of vouchers takes forty times as long.
  await sql`analyze orders, hotel_orders, voucher_claims`.execute(sandbox.db);
});

/** Members whom one has recommended, half of them more than a year ago. */
const addNewcomers = (sandbox: Sandbox, phone: string, many: number) =>
  sql`insert into members (id, mobile_phone, member_type, real_name, referrer_phone, created_at)
    select 'R' || ${phone}::text || lpad(n::text, 4, '0'), null, 10, '许曼', ${phone}, ${sandbox.now()}::bigint - (n % 2) * 40000000000 - (n / 3) * 1000
    from generate_series(1, ${many}::int) as n`.execute(sandbox.db);

/** Payment codes, each used once by its owner. */
async function addCodes(sandbox: Sandbox, memberId: string, many: number): Promise<void> {
  const now = sandbox.now();
  await sql`insert into pay_codes (app_id, owner_id, scope, code_hash, code_end, products, cap_each, cap_total, uses_max, uses, used, booker_phone, note, created_at, expires_at)
    select 'default', ${memberId}, 'wallet', ${memberId}::text || n, 'ABCD', 'air', 100, 300, 1 + n % 2, 1, 100, '', '', ${now}::bigint - (n / 3) * 1000, ${now}::bigint + n * 1000000
    from generate_series(1, ${many}::int) as n`.execute(sandbox.db);
  await sql`insert into payments (out_trade_no, order_id, business_type, member_id, app_id, payer, amount, state, created_at)
    select 'C' || id, 'A' || id, 'dometicketOrderPay', owner_id, app_id, 'personal', 100, 'paid', created_at from pay_codes where owner_id = ${memberId}`.execute(
    sandbox.db,
  );
  await sql`insert into pay_code_uses (code_id, member_id, order_id, out_trade_no, amount, at)
    select id, owner_id, 'A' || id, 'C' || id, 100, created_at from pay_codes where owner_id = ${memberId}`.execute(
    sandbox.db,
  );
}

/** Completed stays, some with an invoice of the hotel, as far as their vouchers need them. */
async function addStays(sandbox: Sandbox, memberId: string, many: number): Promise<void> {
  const [dayMs, now] = [86_400_000, sandbox.now()];
  await sql`insert into hotel_orders
    select ${memberId}::text || lpad(n::text, 4, '0'), ${memberId}, 'default', null, 4, 'private', 'H', 'R', '', '', 1, ${now}, ${now}, null, 100 * n, null, 0, '',
      case when n % 3 = 0 then '{"rate":{"invoice":"desk"}}' else '{"rate":{"invoice":"platform"}}' end::jsonb, null
    from generate_series(1, ${many}::int) as n`.execute(sandbox.db);
  await sql`insert into orders
    select order_id, 'hotel', 'default', member_id, null, 4, 'private', ${now}, ${now}, ${now}::bigint - (payprice / 300) * ${dayMs}::bigint, 0, payprice, '云溪酒店',
      case when payprice % 200 = 0 then '林知远' else '许曼' end, '{"flightList":[],"psgNames":[],"isExchange":0,"taxes":0,"insurance":0,"serviceFee":0}'
    from hotel_orders where member_id = ${memberId}`.execute(sandbox.db);
}

listingSuite<Address, AddressFilters>('the address book', () => ({
  row: address.list,
  spec: addressListing,
  answer: answerOf(address.list),
  some: { keyword: '林' },
  none: { keyword: '没有这个人' },
}));

listingSuite<InvoiceTitle, TitleFilters>('the list of invoice titles', () => ({
  row: invoice.list,
  spec: titleListing,
  answer: answerOf(invoice.list),
  some: { kind: 'other', keyword: '公司' },
  none: { keyword: '没有这家' },
}));

// Rows that the server will change are read again by themselves: the suite counts calls of a list that stays.
const { isMoving: _isMoving, ...voucherSpec } = voucherListing;

listingSuite<Voucher, VoucherFilters>('the vouchers for reimbursement', () => ({
  row: voucher.list,
  spec: voucherSpec,
  answer: answerOf(voucher.list),
  some: { group: 'open', keyword: '林知远' },
  none: { kind: 'itinerary' },
}));

listingSuite<Recommended, RecommendFilters>('the members whom one has recommended', () => ({
  row: recommend.AppRecommendedList,
  spec: recommendListing,
  answer: answerOf(recommend.AppRecommendedList),
  some: { group: 'over' },
  none: { group: 'ordered' },
}));

listingSuite<PayCode, CodeFilters>('the payment codes', () => ({
  row: payAuth.list,
  spec: codeListing,
  answer: answerOf(payAuth.list),
  some: { group: 'used' },
  none: { group: 'revoked' },
}));

listingSuite<PayCodeUse, UseFilters>('the payments by payment codes', () => ({
  row: payAuth.uses,
  spec: codeUses,
  answer: (member, { codeId, ...input }) => answerOf(payAuth.uses)(member, { ...input, ...(codeId && { codeId }) }),
  some: { codeId: '5' },
  none: { codeId: '999999' },
}));
