import { sql } from 'kysely';
import type { Envelope } from '#contract/row.ts';
import { missingField, productWords } from '#domain/company/preferences.ts';
import type { AskedFields, BookedProduct } from '#domain/company/preferences.ts';
import { fieldWords } from '#domain/company/preference-words.ts';
import { badInput, memberOf, refuse } from '../../ground/call.ts';
import type { Call, Tx } from '../../ground/call.ts';
import { bookingTermsOf } from '../../ground/member/preferences-of.ts';
import { askForOrder } from '../approval/ask.ts';
import { askerOf } from '../approval/open.ts';
import { approvalNeed } from '../approval/need.ts';
import type { CompanySide } from './create-order.ts';
import { chooseApplication, namesOf, needsApplication, useApplication } from '../applications/take.ts';
import type { AskedTrip, BookedTrip } from '../applications/take.ts';
import { subjectOfHead } from '../messages/subject.ts';
import { colleaguesAmong, substituted } from '../substitutes/substitution.ts';
import type { NamedTraveller, Substituted } from '../substitutes/substitution.ts';

/** The parts of an order that the company's rules of booking are about. */
interface Wish extends AskedFields {
  travellers: readonly (NamedTraveller & { name: string })[];
  trip: BookedTrip;
  /** Trip application that the booker has chosen. */
  applicationId?: string | undefined;
  /** Why a choice above the standard was made. */
  overReason?: string | undefined;
}

/** The company's side of an order; undefined for private travel. */
export function companySide(
  travelType: 'private' | 'business',
  product: BookedProduct,
  { travellers, trip, applicationId, ...asked }: Wish,
  call: Call,
): CompanySide | undefined {
  if (travelType === 'private') return undefined;
  const companyId = memberOf(call).creditMemberId;
  /** Travellers by the order of a colleague, once it is kept. */
  let told: readonly Substituted[] = [];
  /** The application that the order is booked from, once it is checked. */
  let booked: { id: number; asked: AskedTrip } | undefined;
  return {
    async check() {
      const colleagues = await colleaguesAmong(call.db, companyId, travellers);
      const found = await substituted(call.db, call, { product, travellers: colleagues });
      if ('refusal' in found) return notSubstitute(found.refusal);
      const lacking = await missing(companyId, product, asked, call);
      if (lacking) return lacking;
      const own: AskedTrip = {
        applicationId,
        names: namesOf(travellers, colleagues),
        isNeeded: await needsApplication(call, found.all),
        wish: {
          ...trip,
          product,
          employeeIds: colleagues.map(({ employeeId }) => employeeId),
          people: travellers.length,
          amount: 0,
        },
      };
      const chosen = await chooseApplication(own, call);
      if (chosen && 'refusal' in chosen) return chosen.refusal;
      booked = chosen && { id: chosen.id, asked: own };
      return undefined;
    },
    async keep(tx, orderId, cost) {
      const { project } = asked;
      if (project)
        await tx.insertInto('order_projects').values({ order_id: orderId, company_id: companyId, project }).execute();
      // A rule may have ended since the check: nobody ends it now.
      const found = await substituted(tx, call, {
        product,
        travellers: await colleaguesAmong(tx, companyId, travellers),
        lock: true,
      });
      if ('refusal' in found) return notSubstitute(found.refusal);
      if (found.all.length) await keepTravellers(tx, orderId, found.all, call);
      told = found.all.filter(({ rule }) => rule.notice !== 'none');
      return booked && (await useApplication(tx, booked.id, { orderId, asked: booked.asked, cost }, call));
    },
    notice: () =>
      told.length ? async (tx, orderId) => await tellTravellers(tx, { orderId, product, told }, call) : undefined,
    approval: async (standing) => await approvalNeed(call, standing),
    ask: async (tx, orderId, need, now) => await askForOrder(tx, askerOf(call), { orderId, need, given: asked }, now),
  };
}

const notSubstitute = (sentence: string): Envelope<never> => refuse(403, sentence, { kind: 'substitute' });

/** The refusal of a field that the company asks for now, whatever it asked for when the price was held. */
async function missing(
  companyId: number,
  product: BookedProduct,
  asked: AskedFields,
  call: Call,
): Promise<Envelope<never> | undefined> {
  const field = missingField(await bookingTermsOf(call.db, companyId, product), asked);
  return field && badInput(field, `公司要求${productWords[product]}订单填写${fieldWords[field]}`);
}

/** Travellers by the order of a colleague. */
async function keepTravellers(tx: Tx, orderId: string, all: readonly Substituted[], call: Call): Promise<void> {
  const { creditMemberId, appId } = memberOf(call);
  await tx
    .insertInto('order_travellers')
    .values(
      all.map(({ traveller, rule }) => ({
        order_id: orderId,
        member_id: traveller.memberId,
        company_id: creditMemberId,
        app_id: appId,
        employee_id: traveller.employeeId,
        name: traveller.name,
        substitute_id: rule.id,
        standard_of: rule.standardOf,
        approver_of: rule.approverOf,
        cost_center_of: rule.costCenterOf,
        notice: rule.notice,
      })),
    )
    .execute();
}

/** The notice of it, with way and day of the order as it was booked. */
async function tellTravellers(
  tx: Tx,
  { orderId, product, told }: { orderId: string; product: BookedProduct; told: readonly Substituted[] },
  call: Call,
): Promise<void> {
  const { appId, realName } = memberOf(call);
  const title = `${realName} 为您预订了${productWords[product]}`;
  const body = `订单 ${orderId} 已由代订人提交，可在您的订单中查看`;
  const [people, muted] = [
    told.map(({ traveller }) => traveller.memberId),
    told.map(({ rule }) => rule.notice !== 'both'),
  ];
  await sql`insert into messages (member_id, app_id, order_id, subject, kind, title, body, at, is_texted)
    select t.member_id, ${appId}::text, o.order_id, ${subjectOfHead}, 'order', ${title}::text, ${body}::text, ${call.now()}::bigint, t.is_texted
    from orders o, unnest(${people}::text[], ${muted}::boolean[]) as t (member_id, is_texted) where o.order_id = ${orderId}`.execute(
    tx,
  );
}
