import type { Envelope } from '#contract/row.ts';
import { readTexts } from '#domain/agreement/agreed-texts.ts';
import { dayAt, momentAt } from '#domain/china-time.ts';
import { yuanOf } from '#domain/money.ts';
import { hideRailAccount } from '#domain/rail/account/rail-account.ts';
import { maskCertNo } from '#domain/passenger/documents/masking.ts';
import { memberOf, ok } from '../../ground/call.ts';
import type { Call } from '../../ground/call.ts';
import { rowOf } from '../../ground/member/tokens.ts';

/** Rows of a kind that one file has at the most; the newest count. */
const mostRows = 20_000;

/** `{ service_agreement: '2026.2' }` */
const agreedAs = (kept: string | null) =>
  Object.fromEntries(readTexts(kept).map(({ text, version }) => [text, version]));

/** Everything that the member has given or made here, of the application of the call, as text that a program reads. */
export async function exportOwnData(
  _input: object,
  call: Call,
): Promise<Envelope<{ fileName: string; content: string }>> {
  const { memberId } = memberOf(call);
  const { db, appId } = call;
  const member = rowOf(memberOf(call));
  const own = <Table extends 'addresses' | 'invoice_titles'>(table: Table) =>
    db
      .selectFrom(table as 'addresses')
      .where('app_id', '=', appId)
      .where('member_id', '=', memberId)
      .selectAll()
      .execute();
  const passengers = await db
    .selectFrom('passengers')
    .where('app_id', '=', appId)
    .where('member_id', '=', memberId)
    .selectAll()
    .execute();
  const documents = passengers.length
    ? await db
        .selectFrom('passenger_documents')
        .where(
          'passenger_id',
          'in',
          passengers.map(({ id }) => id),
        )
        .selectAll()
        .execute()
    : [];
  const orders = await db
    .selectFrom('orders')
    .where('app_id', '=', appId)
    .where('member_id', '=', memberId)
    .orderBy('created_at', 'desc')
    .select(['order_id', 'kind', 'title', 'status', 'amount', 'created_at', 'travel_at', 'agreed_texts'])
    .limit(mostRows + 1)
    .execute();
  const logins = await db
    .selectFrom('logins')
    .where('member_id', '=', memberId)
    .orderBy('at', 'desc')
    .select(['at', 'way', 'device'])
    .limit(mostRows)
    .execute();
  const railAccounts = await db
    .selectFrom('rail_accounts')
    .where('app_id', '=', appId)
    .where('member_id', '=', memberId)
    .orderBy('used_at', 'desc')
    .select(['account', 'used_at'])
    .execute();
  const documentsOf = new Map<string, typeof documents>();
  for (const one of documents) {
    const own = documentsOf.get(one.passenger_id);
    if (own) own.push(one);
    else documentsOf.set(one.passenger_id, [one]);
  }
  const content = {
    exportedAt: momentAt(call.now()),
    member: {
      memberId,
      realName: member.real_name,
      markName: member.mark_name,
      sex: member.sex,
      birthday: member.birthday,
      remark: member.remark,
      photo: member.photo_name,
      username: member.username,
      mobilePhone: member.mobile_phone,
      email: member.email,
      createTime: momentAt(member.created_at),
      agreed: agreedAs(member.agreed_texts),
    },
    // Numbers of documents are shown one by one, each with an entry of its own: here they are masked.
    passengers: passengers.map((one) => ({
      name: one.name,
      englishName: one.english_name,
      psgType: one.psg_type,
      sex: one.sex,
      bornDate: one.born_date,
      nationality: one.nationality,
      mobilePhone: one.mobile_phone,
      consentAt: momentAt(one.consent_at),
      ...(one.student && { student: one.student }),
      documents: (documentsOf.get(one.id) ?? []).map((paper) => ({
        certType: paper.cert_type,
        certNo: maskCertNo(paper.cert_no),
        certValidDate: paper.cert_valid_date,
        issueCountry: paper.issue_country,
      })),
    })),
    addresses: await own('addresses'),
    invoiceTitles: await own('invoice_titles'),
    railAccounts: railAccounts.map(({ account, used_at }) => ({
      account: hideRailAccount(account),
      lastUsed: momentAt(used_at),
    })),
    // Older ones are in the export of the order list.
    ...(orders.length > mostRows && { ordersLeftOut: true }),
    orders: orders.slice(0, mostRows).map(({ amount, created_at, travel_at, agreed_texts, ...order }) => ({
      ...order,
      agreed: agreedAs(agreed_texts),
      amount: yuanOf(amount),
      createdAt: momentAt(created_at),
      travelAt: momentAt(travel_at),
    })),
    logins: logins.map(({ at, ...login }) => ({ ...login, at: momentAt(at) })),
  };
  await db.updateTable('members').set({ exported_at: call.now() }).where('id', '=', memberId).execute();
  return ok({
    fileName: `个人数据-${dayAt(call.now()).replaceAll('-', '')}.json`,
    content: JSON.stringify(content, null, 2),
  });
}
