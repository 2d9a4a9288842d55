import { showFen } from '../money.ts';
import type { Fen } from '../money.ts';
import type { Preference } from '../company/preferences.ts';
import { feeName } from './fee-name.ts';

/** Decisions of a company about the shares. */
type ShareTerms = Pick<Preference, 'payer' | 'insurancePayer'>;

const plainTerms: ShareTerms = { payer: 'split', insurancePayer: 'asFare' };

/** The company's part of insurances that are sold apart from a limit. */
export const insuredByCompany = ({ payer, insurancePayer }: ShareTerms, premium: Fen): Fen =>
  ({ asFare: payer === 'personal' ? 0 : premium, company: premium, traveller: 0 })[insurancePayer];

/** Added to each seat's limit price before the traveller pays (specification 2, section 9). */
const limitToleranceFen: Fen = 20_000;

/** Cost of one passenger, and the company's limits: one limit price per flight, null where it sets none. */
export interface Share {
  /** Everything: fares, taxes, service fees, insurance. */
  costFen: Fen;
  /** Development fund and fuel surcharge of all flights. */
  taxesFen: Fen;
  limitsFen: readonly (Fen | null)[];
  /** Of the company's standard, for each flight; absent: the usual one. */
  toleranceFen?: Fen;
  /** Parts of the cost that no fare contains; absent: none. */
  serviceFen?: Fen;
  insuranceFen?: Fen;
}

/**
 * companyMax = limitPrice + tolerance + taxes, each as far as it is used; company + personal = all there is to pay.
 * serviceFee and insurance are their parts in `personal`; older orders, stored without this split, have neither.
 */
export interface Split {
  company: Fen;
  personal: Fen;
  companyMax: Fen;
  limitPrice: Fen;
  tolerance: Fen;
  taxes: Fen;
  serviceFee?: Fen;
  insurance?: Fen;
}

const nothing: Required<Split> = {
  company: 0,
  personal: 0,
  companyMax: 0,
  limitPrice: 0,
  tolerance: 0,
  taxes: 0,
  serviceFee: 0,
  insurance: 0,
};

/** The most a company pays for one passenger on these flights; null: no limit. */
export function companyCap(share: Pick<Share, 'limitsFen' | 'taxesFen' | 'toleranceFen'>): Fen | null {
  let cap = share.taxesFen;
  for (const limit of share.limitsFen) {
    if (limit === null) return null;
    cap += limit + (share.toleranceFen ?? limitToleranceFen);
  }
  return cap;
}

function splitOne(share: Share, { payer, insurancePayer }: ShareTerms): Required<Split> {
  // An insurance with a payer of its own uses up no limit.
  const apart = insurancePayer === 'asFare' ? 0 : (share.insuranceFen ?? 0);
  const cost = share.costFen - apart;
  const fares = { company: cost, split: Math.min(cost, companyCap(share) ?? cost), personal: 0 }[payer];
  const company = fares + (insurancePayer === 'company' ? apart : 0);
  const taxes = Math.min(share.taxesFen, fares);
  const limits = share.limitsFen.reduce<Fen>((sum, limit) => sum + (limit ?? cost), 0);
  const limitPrice = payer === 'split' ? Math.min(fares - taxes, limits) : fares - taxes;
  const tolerance = fares - taxes - limitPrice;
  const personal = share.costFen - company;
  const ofTraveller = insurancePayer === 'traveller' ? apart : 0;
  const serviceFee = Math.min(personal - ofTraveller, share.serviceFen ?? 0);
  const insurance =
    insurancePayer === 'asFare' ? Math.min(personal - serviceFee, share.insuranceFen ?? 0) : ofTraveller;
  return { company, personal, companyMax: company, limitPrice, tolerance, taxes, serviceFee, insurance };
}

/**
 * Splits an order between company and travellers (specification 2, section 9): for each passenger the company pays up
 * to limit price + tolerance + taxes, the traveller the rest, unless the company has decided that one of both pays. A
 * limit that one passenger does not use up is never given to another.
 */
export function splitOrder(passengers: readonly Share[], terms: ShareTerms = plainTerms): Required<Split> {
  return passengers
    .map((share) => splitOne(share, terms))
    .reduce(
      (sum, one) => ({
        company: sum.company + one.company,
        personal: sum.personal + one.personal,
        companyMax: sum.companyMax + one.companyMax,
        limitPrice: sum.limitPrice + one.limitPrice,
        tolerance: sum.tolerance + one.tolerance,
        taxes: sum.taxes + one.taxes,
        serviceFee: sum.serviceFee + one.serviceFee,
        insurance: sum.insurance + one.insurance,
      }),
      nothing,
    );
}

/** The share of the traveller's part that is no fare: `服务费 ¥10、保险 ¥40`; "" where all of it is. Fees that an application hides are 其他费用, as in the price list. */
export function personalExtras(
  { serviceFee = 0, insurance = 0 }: Pick<Split, 'serviceFee' | 'insurance'>,
  showServFee: boolean,
): string {
  const parts: [string, Fen][] = [
    [feeName(showServFee), serviceFee],
    ['保险', insurance],
  ];
  return parts.flatMap(([name, fen]) => (fen > 0 ? [`${name} ¥${showFen(fen)}`] : [])).join('、');
}

/** Reason why the two typed amounts cannot be paid like this; "" when they can. The company's part never exceeds `companyMax`. */
export function checkMix(mix: { companyFen: Fen; personalFen: Fen }, dueFen: Fen, companyMaxFen: Fen): string {
  if (mix.companyFen <= 0 || mix.personalFen <= 0) return '公司与个人部分都应大于 0，全额支付请选择单一方式';
  if (mix.companyFen > companyMaxFen) return `公司部分最多 ¥${showFen(companyMaxFen, true)}`;
  const sum = mix.companyFen + mix.personalFen;
  if (sum !== dueFen) return `两部分合计应为 ¥${showFen(dueFen, true)}，现为 ¥${showFen(sum, true)}`;
  return '';
}
