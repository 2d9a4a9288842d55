import { showFen } from '../money.ts';
import type { Fen } from '../money.ts';
import { feeName } from './fee-name.ts';

/** Added to each seat's limit price before the traveller pays (specification 2, section 9). */
export const limitToleranceFen: Fen = 20_000;

/** Cost of one passenger, and the company's limits: one limit price per flight, null where it sets none. */
export interface Share {
  /** Everything: fares, taxes, service fees, insurance. */
  costFen: Fen;
  /** Development fund and fuel surcharge of all flights. */
  taxesFen: Fen;
  limitsFen: readonly (Fen | null)[];
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
export function companyCap(share: Pick<Share, 'limitsFen' | 'taxesFen'>): Fen | null {
  let cap = share.taxesFen;
  for (const limit of share.limitsFen) {
    if (limit === null) return null;
    cap += limit + limitToleranceFen;
  }
  return cap;
}

function splitOne(share: Share): Required<Split> {
  const company = Math.min(share.costFen, companyCap(share) ?? share.costFen);
  const taxes = Math.min(share.taxesFen, company);
  const limits = share.limitsFen.reduce<Fen>((sum, limit) => sum + (limit ?? share.costFen), 0);
  const limitPrice = Math.min(company - taxes, limits);
  const tolerance = company - taxes - limitPrice;
  const personal = share.costFen - company;
  const serviceFee = Math.min(personal, share.serviceFen ?? 0);
  const insurance = Math.min(personal - serviceFee, share.insuranceFen ?? 0);
  return { company, personal, companyMax: company, limitPrice, tolerance, taxes, serviceFee, insurance };
}

/**
 * Splits an order between company and travellers (specification 2, section 9; domain.md, Orders): for each
 * passenger the company pays up to limit price + tolerance + taxes, the traveller the rest. A limit that one
 * passenger does not use up is never given to another.
 */
export function splitOrder(passengers: readonly Share[]): Required<Split> {
  return passengers.map(splitOne).reduce(
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
