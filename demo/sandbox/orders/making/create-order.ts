import type { CompiledQuery } from 'kysely';
import type { Envelope } from '#contract/row.ts';
import type { Fen } from '#domain/money.ts';
import { memberOf } from '../../ground/call.ts';
import type { Call, Tx } from '../../ground/call.ts';
import { shareTransaction } from '../../ground/database/statements/followed.ts';
import { once } from '../../ground/once.ts';
import { nextOrderNumber, orderIdOf } from '../../ground/order-number.ts';
import { beginning } from '../approval/need.ts';
import type { ApprovalNeed } from '../approval/need.ts';
import type { Standing } from '../business/check-standard.ts';
import type { Holds } from '../holds.ts';
import { keepFacts } from '../judged/keep-facts.ts';
import type { JudgedTrip } from '../judged/keep-facts.ts';

/** The demands of a company on a business order, and what it keeps of one. */
export interface CompanySide {
  check(): Promise<Envelope<never> | undefined>;
  /** Beside the order, in its transaction; or the refusal, and there is no order. `cost`: the company's part. */
  keep(tx: Tx, orderId: string, cost: Fen): Promise<Envelope<never> | undefined>;
  /** Tells the travellers whose colleague has booked for them, after it is written; undefined: there are none. */
  notice(): ((tx: Tx, orderId: string) => Promise<void>) | undefined;
  /** Why the company decides before the order is paid; null: it does not. */
  approval(standing: Standing): Promise<ApprovalNeed | null>;
  /** Lays the order before those who decide; after it is written. */
  ask(tx: Tx, orderId: string, need: ApprovalNeed, now: number): Promise<void>;
}

/** The parts of a new order that are the same for every product. */
export interface NewOrder {
  orderId: string;
  now: number;
  /** To be paid, or first to be approved. */
  status: 0 | 12;
  payDeadline: number;
  /** Why the company decides on it; null: it does not. */
  need: ApprovalNeed | null;
}

/** The steps of a new order that differ between products. */
interface Steps<Offer, Checked, Draft, Created, Read> {
  holds: Holds<Offer>;
  /** The refusal of an offer that is unknown, another member's, or whose time is over. */
  expired(): Envelope<never>;
  /** Judges the wish by the offer. */
  check(offer: Offer, now: number): Promise<{ refusal: Envelope<never> } | { checked: Checked }>;
  /** The company's side of the wish; undefined: private travel. */
  ofCompany(offer: Offer): CompanySide | undefined;
  /** Facts that the company's standards were asked about. */
  judged?(checked: Checked, offer: Offer): readonly JudgedTrip[];
  standing(checked: Checked, offer: Offer): Standing;
  /** The moment from which the offer is not sold any more: no order waits longer for its approval. */
  saleEnds(offer: Offer): number;
  /** The whole order with the server's amounts. Nothing is written yet. */
  price(offer: Offer, checked: Checked, at: NewOrder): Draft;
  answer(draft: Draft): Envelope<Created>;
  /** The amounts of this order are known once it holds its seats: so is its answer. */
  isPricedByHold?(draft: Draft): boolean;
  /** Its seats come later, and the company is asked once it has them. */
  isSeatedLater?(draft: Draft): boolean;
  /** Part of the company; all of it where nothing is shared. */
  cost(draft: Draft): Fen;
  /** Names of locks, in an order that is the same for all calls, and a read under them. */
  locks?(draft: Draft): readonly string[];
  read?(draft: Draft): ((tx: Tx) => CompiledQuery<Read>) | undefined;
  /** Takes all that the order needs out of sale; or the refusal, and everything stays as it was. */
  hold(tx: Tx, draft: Draft, read: readonly Read[]): Promise<Envelope<never> | undefined>;
  insert(tx: Tx, draft: Draft): Promise<void>;
}

/**
 * An order from a verified offer: amounts are the server's, seats and rooms are held in the same transaction, and any
 * number of calls with one requestId make one order. The order is made up before the transaction, which then only
 * holds what others may take: nothing in it is slow.
 */
export async function createOrder<Offer, Checked, Draft, Created, Read = never>(
  input: { verifyKey: string; requestId: string },
  call: Call,
  steps: Steps<Offer, Checked, Draft, Created, Read>,
): Promise<Envelope<Created>> {
  const now = call.now();
  const { memberId, creditMemberId } = memberOf(call);
  const refuse = async (refusal: Envelope<never>) => await once(call, input.requestId, input, async () => refusal);
  const found = await steps.holds.read(call, input.verifyKey, { memberId, appId: call.appId }, now);
  if (found.state !== 'held') return await refuse(steps.expired());
  const judged = await steps.check(found.offer, now);
  if ('refusal' in judged) return await refuse(judged.refusal);
  const company = steps.ofCompany(found.offer);
  const refusal = await company?.check();
  if (refusal) return await refuse(refusal);
  const need = (await company?.approval(steps.standing(judged.checked, found.offer))) ?? null;
  const orderId = orderIdOf(await nextOrderNumber(call), now);
  const terms = beginning(need, steps.saleEnds(found.offer), now);
  const draft = steps.price(found.offer, judged.checked, { orderId, now, need, ...terms });
  const asked = steps.isSeatedLater?.(draft) ? null : need;
  const answerOf = () => ({ ...steps.answer(draft), ...(asked && { msg: '订单已提交，等待审批' }) });
  const answer = steps.isPricedByHold?.(draft) ? undefined : answerOf();
  return await once<Created, Read>(
    call,
    input.requestId,
    input,
    async (tx, read) => {
      const shortage = await steps.hold(tx, draft, read);
      if (shortage) return shortage;
      const refused = await company?.keep(tx, orderId, steps.cost(draft));
      if (refused) return refused;
      const trips = steps.judged?.(judged.checked, found.offer) ?? [];
      await keepFacts(tx, { orderId, companyId: creditMemberId, at: now }, trips);
      const tell = company?.notice();
      // The last statement of the transaction, unless travellers are told, the company decides or the answer is written after it.
      if (asked || tell || !answer) shareTransaction(tx);
      await steps.insert(tx, draft);
      await tell?.(tx, orderId);
      if (asked) await company?.ask(tx, orderId, asked, now);
      return answer ?? answerOf();
    },
    { answer, locks: steps.locks?.(draft) ?? [], read: steps.read?.(draft) },
  );
}
