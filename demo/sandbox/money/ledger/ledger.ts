import { sql } from 'kysely';
import type { IncomeKind } from '#domain/income/income-rules.ts';
import type { Fen } from '#domain/money.ts';
import type { Database, Tx } from '../../ground/call.ts';

/** Ids of ledger accounts. Those in `withFloor` can never be overdrawn: the database refuses it. */
export const walletOf = (memberId: string): string => `wallet:${memberId}:available`;
export const frozenWalletOf = (memberId: string): string => `wallet:${memberId}:frozen`;
export const rewardsOf = (memberId: string): string => `wallet:${memberId}:rewards`;
export const tianhanbaoOf = (memberId: string): string => `wallet:${memberId}:tianhanbao`;
/** Rewards that are held until their trip is over. */
export const heldRewardsOf = (memberId: string): string => `rewards:${memberId}:held`;
/** Points in hundredths: no money, but counted in the same way. */
export const pointsOf = (memberId: string): string => `points:${memberId}`;
export const creditOf = (companyId: string): string => `credit:${companyId}:available`;
/** Account of the company's share until the traveller has paid the rest. */
export const reservedTwin = (credit: string): string => credit.replace(/:available$/, ':reserved');
/** Both accounts of a company's credit line. */
export const creditLineOf = (companyId: number): [available: string, reserved: string] => {
  const available = creditOf(String(companyId));
  return [available, reservedTwin(available)];
};
/** Account of an order's payments between payment and ticket. */
export const moneyOfOrder = (orderId: string): string => `order:${orderId}`;
export const providerOf = (method: 'alipay' | 'weChatPay'): string => `provider:${method}`;
/** Money that a company has paid ahead. */
export const prepaidOf = (companyId: string): string => `prepaid:${companyId}`;
/** Prepaid service card of a member in an application. */
export const cardOf = (appId: string, memberId: string): string => `card:${appId}:${memberId}`;
export const outside = 'outside:funding';
export const refundsPayable = 'platform:refunds';
/** Money of wallets that were closed before it came back. */
export const keptForClosed = 'platform:closedWallets';
export const airlines = 'platform:airlines';
export const insurers = 'platform:insurers';
export const serviceFees = 'platform:fees';
export const benefitSales = 'platform:benefits';
export const hotelSales = 'platform:hotels';
export const railSales = 'platform:railway';
/** The platform's side of an income: `platform:recom`. */
export const sourceOfIncome = (kind: IncomeKind): string => `platform:${kind}`;
export const interestBudget = 'platform:interest';
/** Bank accounts of the members. */
export const banks = 'outside:banks';

const withFloor = /^(wallet|rewards|points|credit|order|card|prepaid):/;

export interface Movement {
  /** One effect per key for any number of calls. */
  key: string;
  kind:
    | 'opening'
    | 'payment'
    | 'reserve'
    | 'capture'
    | 'release'
    | 'late'
    | 'settlement'
    | 'creditLimit'
    | 'takenBack'
    | 'changeSettlement'
    | 'refund'
    | 'recharge'
    | IncomeKind
    | `${IncomeKind}Back`
    | 'rewardReleased'
    | 'deposit'
    | 'withdraw'
    | 'withdrawPaid'
    | 'withdrawBack'
    | 'rewardsOut'
    | 'tianhanbaoIn'
    | 'tianhanbaoOut'
    | 'interest'
    | 'billCredit'
    | 'billPayment'
    | 'prepaid';
  orderId?: string;
  outTradeNo?: string;
  /** Member of the movement, where no payment behind `outTradeNo` names one. */
  memberId?: string;
  /** Application of the order, where no payment says so. */
  appId?: string;
  at: number;
  /** Amount that each account gets (+) or gives (−), summing up to nothing. */
  moves: Readonly<Record<string, Fen>>;
}

/**
 * Books a movement inside the caller's transaction. False: this key has been booked before with the same
 * moves, nothing was done. Throws when it was booked with others, when it does not add up, or (from the
 * database) when an account would be overdrawn.
 */
export async function book(tx: Tx, movement: Movement): Promise<boolean> {
  const moves = Object.entries(movement.moves).filter(([, fen]) => fen !== 0);
  if (
    moves.length < 2 ||
    moves.some(([, fen]) => !Number.isSafeInteger(fen)) ||
    moves.reduce((sum, [, fen]) => sum + fen, 0) !== 0
  ) {
    throw new Error(`ledger movement ${movement.key} does not add up`);
  }
  // Always in the same order, so that two movements over the same accounts never wait for each other.
  moves.sort(([a], [b]) => (a < b ? -1 : 1));
  const posted = await post(tx, movement, moves);
  if (!posted) {
    await mustBeSame(tx, movement.key, moves);
    return false;
  }
  if (posted.entries !== moves.length) throw new Error(`ledger movement ${movement.key} does not sum up to zero`);
  return true;
}

/**
 * Movement, accounts and entries in one statement. It writes no entry unless all of them sum up to nothing: an engine
 * without deferred triggers refuses with it what they refuse. Undefined: the key has been booked before.
 */
export async function post(
  tx: Tx,
  { key, kind, orderId, outTradeNo, memberId, appId, at }: Omit<Movement, 'moves'>,
  moves: readonly (readonly [string, Fen])[],
): Promise<{ entries: number } | undefined> {
  const ofPayment = (column: 'member_id' | 'app_id') => paymentColumn(outTradeNo, column);
  const { rows } = await sql<{ entries: number }>`
    with moves as (
      select account, amount, floor from unnest(${moves.map(([account]) => account)}::text[], ${moves.map(([, fen]) => fen)}::bigint[],
        ${moves.map(([account]) => (withFloor.test(account) ? 0 : null))}::bigint[]) as m (account, amount, floor)
    ), booked as (
      insert into ledger_movements (key, kind, order_id, out_trade_no, at, member_id, app_id)
      values (${key}, ${kind}, ${orderId ?? null}, ${outTradeNo ?? null}, ${at}, ${memberId ?? ofPayment('member_id')}, ${appId ?? ofPayment('app_id')})
      on conflict (key) do nothing returning movement
    ), opened as (
      insert into ledger_accounts (account, floor) select account, floor from moves
      on conflict (account) do nothing returning account
    ), written as (
      insert into ledger_entries (movement, account, amount)
      select movement, account, amount from booked, moves
      where (select sum(amount) from moves) = 0 and (select count(*) from opened) >= 0
      order by account collate "C" returning 1
    )
    select (select count(*) from written) as entries from booked`.execute(tx);
  return rows[0];
}

/** A column of the payment that is booked: read within the statement that books it. */
const paymentColumn = (outTradeNo: string | undefined, column: 'member_id' | 'app_id') =>
  outTradeNo === undefined
    ? null
    : sql<
        string | null
      >`(select ${column === 'member_id' ? sql`coalesce(payer_id, member_id)` : sql.ref(column)} from payments where out_trade_no = ${outTradeNo})`;

async function mustBeSame(tx: Tx, key: string, moves: readonly (readonly [string, Fen])[]): Promise<void> {
  const before = await tx
    .selectFrom('ledger_entries as e')
    .innerJoin('ledger_movements as m', 'm.movement', 'e.movement')
    .where('m.key', '=', key)
    .select(['e.account', 'e.amount'])
    .execute();
  const same =
    before.length === moves.length &&
    moves.every(([account, fen]) => before.some((one) => one.account === account && one.amount === fen));
  if (!same) throw new Error(`ledger key ${key} was used for other amounts`);
}

/** The accounts of a member that hold money. */
export const moneyAccountsOf = (memberId: string): string[] =>
  [walletOf, frozenWalletOf, rewardsOf, tianhanbaoOf, heldRewardsOf].map((of) => of(memberId));

/** Locks the accounts until the transaction ends, also those that have never moved, each in the order of its name. */
export async function lockAccounts(tx: Tx, accounts: readonly string[]): Promise<void> {
  const sorted = accounts.toSorted();
  await tx
    .insertInto('ledger_accounts')
    .values(sorted.map((account) => ({ account, floor: 0 })))
    .onConflict((conflict) => conflict.column('account').doNothing())
    .execute();
  await tx
    .selectFrom('ledger_accounts')
    .where('account', 'in', sorted)
    .orderBy('account')
    .select('account')
    .forUpdate()
    .execute();
}

/** From now on the database books nothing in these accounts; it refuses to close one that holds money. */
export async function closeAccounts(tx: Tx, accounts: readonly string[], at: number): Promise<void> {
  await tx.updateTable('ledger_accounts').set({ closed_at: at }).where('account', 'in', accounts).execute();
}

/**
 * The account that money of a wallet or a credit line goes back to. The wallet of a closed member takes none: the
 * platform keeps the money, and pays it out by hand. Its row stays locked, so it is not closed in the meantime.
 */
export async function wayBackTo(tx: Tx, source: string | null): Promise<string> {
  if (!source) throw new Error('a payment without a source to go back to');
  const row = await tx
    .selectFrom('ledger_accounts')
    .where('account', '=', source)
    .select('closed_at')
    .forUpdate()
    .executeTakeFirst();
  return row?.closed_at ? keptForClosed : source;
}

/** Balance of an account with a floor, 0 for one that has never moved. `lock`: held until the transaction ends. */
export async function balanceOf(db: Database | Tx, account: string, lock = false): Promise<Fen> {
  const query = db.selectFrom('ledger_accounts').where('account', '=', account).select('balance');
  const row = await (lock ? query.forUpdate() : query).executeTakeFirst();
  return row?.balance ?? 0;
}

/** Balances of several accounts in one reading, in their order; 0 of an account without a movement. */
export async function balancesOf<const Names extends readonly string[]>(
  db: Database | Tx,
  accounts: Names,
): Promise<{ [At in keyof Names]: Fen }> {
  const rows = await db
    .selectFrom('ledger_accounts')
    .where('account', 'in', accounts)
    .select(['account', 'balance'])
    .execute();
  const found = new Map(rows.map(({ account, balance }) => [account, balance]));
  return accounts.map((account) => found.get(account) ?? 0) as { [At in keyof Names]: Fen };
}
