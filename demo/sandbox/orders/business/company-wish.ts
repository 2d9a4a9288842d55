import type { Envelope } from '#contract/row.ts';
import { missingField } from '#domain/company/preferences.ts';
import type { AskedFields, BookedProduct } from '#domain/company/preferences.ts';
import { fieldWords, productWords } from '#domain/company/preference-words.ts';
import { badInput, memberOf } from '../../ground/call.ts';
import type { Call } from '../../ground/call.ts';
import { bookingTermsOf } from '../../ground/member/preferences-of.ts';
import type { CompanySide } from '../create-order.ts';

/** The company's side of an order; undefined for private travel. */
export function companySide(
  travelType: 'private' | 'business',
  product: BookedProduct,
  input: AskedFields,
  call: Call,
): CompanySide | undefined {
  if (travelType === 'private') return undefined;
  const companyId = memberOf(call).creditMemberId;
  return {
    check: async () => await missing(companyId, product, input, call),
    /** Stores what no product has a place for. */
    async keep(tx, orderId) {
      const { project } = input;
      if (project)
        await tx.insertInto('order_projects').values({ order_id: orderId, company_id: companyId, project }).execute();
    },
  };
}

/** The refusal of a field that the company asks for now, whatever it asked for when the price was held. */
async function missing(
  companyId: number,
  product: BookedProduct,
  input: AskedFields,
  call: Call,
): Promise<Envelope<never> | undefined> {
  const field = missingField(await bookingTermsOf(call.db, companyId, product), input);
  return field && badInput(field, `公司要求${productWords[product]}订单填写${fieldWords[field]}`);
}
