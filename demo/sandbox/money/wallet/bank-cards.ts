import { createHmac } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { z } from 'zod';
import type { BankCard, BankCards, BankCodeSent, BankType } from '#contract/bank.ts';
import type { bankSchemas } from '#contract/bank.schema.ts';
import type { Envelope } from '#contract/row.ts';
import { hidePhone } from '#domain/account/phone.ts';
import { momentAt } from '#domain/china-time.ts';
import { passesLuhn } from '#domain/format-checks.ts';
import { checkContactName } from '#domain/passenger/contact.ts';
import { bankList, bankOf } from '#domain/wallet/banks.ts';
import { maxCards } from '#domain/wallet/terms.ts';
import { companyOf } from '../../ground/member/company-of.ts';
import { namelessUser } from '../../ground/member/partner-members.ts';
import { checkCode, sendCode } from '../../ground/member/sms-codes.ts';
import { badInput, memberOf, ok, refuse } from '../../ground/call.ts';
import type { Call, Database, Member, Tx } from '../../ground/call.ts';
import type { BankCardRow } from '../../ground/database/tables/tables-wallet.ts';
import { answeredBefore, once } from '../../ground/once.ts';
import { nextOrderNumber, orderIdOf } from '../../ground/order-number.ts';
import { refusedChild, walletOwner } from './wallet-owner.ts';

type Card = Selectable<BankCardRow>;

const missing = (): Envelope<never> => refuse(404, '没有找到这张银行卡');
const hideHolder = (name: string): string => (name.length > 1 ? `*${name.slice(1)}` : name);

const showCard = (card: Card): BankCard => ({
  cardId: card.card_id,
  bankCode: card.bank_code,
  bankName: card.bank_name,
  cardType: card.card_type,
  last4: card.last4,
  holder: hideHolder(card.holder),
  mobilePhone: hidePhone(card.mobile_phone),
  boundTime: card.bound_at === null ? '' : momentAt(card.bound_at),
});

const typeOf = (cardNo: string): BankType => {
  const bank = bankOf(cardNo);
  return {
    known: bank !== undefined,
    bankCode: bank?.bankCode ?? '',
    bankName: bank?.bankName ?? '',
    cardType: bank?.cardType ?? '',
    passesLuhn: passesLuhn(cardNo),
  };
};

export const readBankType = ({ cardNo }: { cardNo: string }): Promise<Envelope<BankType>> =>
  Promise.resolve(ok(typeOf(cardNo)));

const boundCards = (db: Database | Tx, memberId: string) =>
  db
    .selectFrom('bank_cards')
    .where('member_id', '=', memberId)
    .where('state', '=', 'bound')
    .orderBy('bound_at')
    .orderBy('card_id')
    .selectAll()
    .execute();

/**
 * Holder of a bank card: the company for its own account, else the member. A member without a name gives it with
 * the first card: "" until then.
 */
async function holderOf({ db, app }: Call, { level, memberId, realName, creditMemberId }: Member): Promise<string> {
  if (level === '70') {
    const company = await companyOf(db, { credit_member_id: creditMemberId, credit_employee_id: 0 });
    return company?.name ?? realName;
  }
  if (checkContactName(realName) === '' && realName !== namelessUser(app)) return realName;
  const [first] = await boundCards(db, memberId);
  return first?.holder ?? '';
}

export async function listCards(_input: object, call: Call): Promise<Envelope<BankCards>> {
  const member = memberOf(call);
  return ok({
    cards: (await boundCards(call.db, walletOwner(member))).map(showCard),
    max: maxCards,
    holder: await holderOf(call, member),
    banks: bankList,
  });
}

const tooMany = (): Envelope<never> => refuse(409, `最多绑定 ${maxCards} 张银行卡，请先解绑一张`, { kind: 'tooMany' });
const boundAlready = (): Envelope<never> => refuse(409, '这张银行卡已绑定', { kind: 'boundAlready' });

/** Checks a card and sends the code to its phone. The number is read here and never stored. */
export async function advanceBind(
  { cardNo, holder, mobilePhone }: z.output<typeof bankSchemas.advanceBind>,
  call: Call,
): Promise<Envelope<BankCodeSent>> {
  const member = memberOf(call);
  const refused = refusedChild(member);
  if (refused) return refused;
  const cardKey = call.settings.cardKey ?? (call.settings.sandbox ? 'cards of the sandbox' : undefined);
  if (!cardKey) return refuse(403, '暂未开通银行卡服务', { kind: 'notOffered' });
  const bank = bankOf(cardNo);
  if (!bank) return badInput('cardNo', '暂不支持这家银行的卡，请换一张');
  if (bank.cardType === 'credit') return badInput('cardNo', '提现只支持储蓄卡，请换一张');
  const wanted = await holderOf(call, member);
  if (wanted ? holder !== wanted : checkContactName(holder) !== '')
    return badInput(
      'holder',
      member.level === '70' ? '持卡人须与企业名称一致' : wanted ? '持卡人须与会员姓名一致' : '请输入持卡人的真实姓名',
    );
  const number_hash = createHmac('sha256', cardKey).update(cardNo).digest('base64url');
  const bound = await boundCards(call.db, member.memberId);
  if (bound.some((card) => card.number_hash === number_hash)) return boundAlready();
  if (bound.length >= maxCards) return tooMany();
  const sent = await sendCode(call.db, mobilePhone, 'bankCard', call.now());
  if (sent.ret !== 0) return sent as Envelope<never>;
  const card_id = `YK${orderIdOf(await nextOrderNumber(call), call.now())}`;
  const last4 = cardNo.slice(-4);
  await call.db
    .insertInto('bank_cards')
    .values({
      card_id,
      member_id: member.memberId,
      bank_code: bank.bankCode,
      bank_name: bank.bankName,
      card_type: bank.cardType,
      last4,
      number_hash,
      holder,
      mobile_phone: mobilePhone,
      state: 'pending',
      created_at: call.now(),
      bound_at: null,
    })
    .execute();
  return ok(
    { cardId: card_id, bank: typeOf(cardNo), last4, mobilePhone: hidePhone(mobilePhone), ...sent.data },
    '短信验证码已发送',
  );
}

interface Confirmation {
  cardId: string;
  code: string;
  requestId: string;
}

const findCard = (db: Database, memberId: string, cardId: string, state: Card['state']): Promise<Card | undefined> =>
  db
    .selectFrom('bank_cards')
    .where('card_id', '=', cardId)
    .where('member_id', '=', memberId)
    .where('state', '=', state)
    .selectAll()
    .executeTakeFirst();

/** The second step of both ways: the code is used up, then the card changes, once per request. */
const confirm =
  <Out>(state: 'pending' | 'bound', work: (tx: Tx, card: Card, now: number) => Promise<Envelope<Out>>) =>
  async (input: Confirmation, call: Call): Promise<Envelope<Out>> => {
    const member = memberOf(call);
    const refused = refusedChild(member);
    if (refused) return refused;
    const before = await answeredBefore<Out>(call, input.requestId, input);
    if (before) return before;
    const card = await findCard(call.db, member.memberId, input.cardId, state);
    if (!card) return missing();
    const wrong = await checkCode(
      call.db,
      { phone: card.mobile_phone, purpose: ['bankCard'], code: input.code, field: 'code', use: true },
      call.now(),
    );
    if (wrong) return wrong;
    return await once(call, input.requestId, input, (tx) => work(tx, card, call.now()), {
      locks: [`wallet:${member.memberId}`],
    });
  };

export const bindCard = confirm<BankCard>('pending', async (tx, card, now) => {
  const bound = await boundCards(tx, card.member_id);
  if (bound.some((one) => one.number_hash === card.number_hash)) return boundAlready();
  if (bound.length >= maxCards) return tooMany();
  const row = await tx
    .updateTable('bank_cards')
    .set({ state: 'bound', bound_at: now })
    .where('card_id', '=', card.card_id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return ok(showCard(row), '银行卡已绑定');
});

const underWay = async (
  db: Database | Tx,
  { card_id: cardId, member_id: memberId }: Pick<Card, 'card_id' | 'member_id'>,
): Promise<Envelope<never> | undefined> =>
  (await db
    .selectFrom('withdrawals')
    .where('member_id', '=', memberId)
    .where('card_id', '=', cardId)
    .where('state', 'in', ['applied', 'processing'])
    .select('withdrawal_id')
    .executeTakeFirst())
    ? refuse(409, '有一笔到这张卡的提现正在处理，结束后才能解绑', { kind: 'withdrawing' })
    : undefined;

export async function advanceUnbind({ cardId }: { cardId: string }, call: Call): Promise<Envelope<BankCodeSent>> {
  const member = memberOf(call);
  const refused = refusedChild(member);
  if (refused) return refused;
  const card = await findCard(call.db, member.memberId, cardId, 'bound');
  if (!card) return missing();
  const busy = await underWay(call.db, card);
  if (busy) return busy;
  const sent = await sendCode(call.db, card.mobile_phone, 'bankCard', call.now());
  if (sent.ret !== 0) return sent as Envelope<never>;
  const { bank_code: bankCode, bank_name: bankName, card_type: cardType, last4 } = card;
  return ok(
    {
      cardId,
      bank: { known: true, bankCode, bankName, cardType, passesLuhn: true },
      last4,
      mobilePhone: hidePhone(card.mobile_phone),
      ...sent.data,
    },
    '短信验证码已发送',
  );
}

export const unbindCard = confirm<{ cardId: string }>('bound', async (tx, card) => {
  const { card_id: cardId } = card;
  const busy = await underWay(tx, card);
  if (busy) return busy;
  await tx.updateTable('bank_cards').set({ state: 'unbound' }).where('card_id', '=', cardId).execute();
  return ok({ cardId }, '银行卡已解绑');
});
