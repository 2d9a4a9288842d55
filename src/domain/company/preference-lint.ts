import { checkContactName, checkPhone } from '../passenger/contact.ts';
import { bookedProducts, isInsured, productWords } from './preferences.ts';
import type { BookedProduct, Preferences } from './preferences.ts';
import { and, effectsOf, holdEffect, holdText, previewOf } from './preference-words.ts';

/** Facts of the company beside its preferences. */
interface CompanyFacts {
  costCenters: number;
}

interface PreferenceFinding {
  /** `stop`: with it some bookings could not be made, so it is not saved. `warn`: two preferences contradict each other. */
  kind: 'stop' | 'warn';
  /** Path of the field. */
  field: string;
  text: string;
}

const namesOf = (products: readonly BookedProduct[]): string =>
  products.map((product) => productWords[product]).join('、');

/** Problems of preferences. */
const lintWords = {
  noPhone: '请输入手机号码',
  company: (products: readonly BookedProduct[], fault: string) => `${namesOf(products)}默认使用公司联系人，${fault}`,
  unused: '没有产品默认使用公司联系人，填写的联系人不起作用',
  mixed: (paid: readonly BookedProduct[]) => `同一次出差中${namesOf(paid)}由个人支付，其他产品由公司支付，请确认`,
  of: (product: BookedProduct, text: string) => `${productWords[product]}：${text}`,
  noInsurance: '没有可售的保险，请选择不提供',
  noCostCenters: '公司还没有成本中心，设为必填后将无法下单',
  insuranceApart: '票款由公司支付而保险由个人支付，每笔含保险的订单都要分两次付款',
  fareApart: '票款由个人支付而保险由公司支付，每笔含保险的订单都要分两次付款',
  unaware: '默认勾选的保险由个人支付，出行人可能在不知情时多付费用',
  noBill: '费用由个人支付，填写的成本中心不会产生公司账单',
};
export type LintWords = typeof lintWords;

/** Sentences of the page of preferences. */
export const preferenceWords = { lint: lintWords, effectsOf, holdEffect, holdText, previewOf, and };

/** Preferences that contradict each other, or that no booking could meet. */
export function lintPreferences(
  preferences: Preferences,
  { costCenters }: CompanyFacts,
  words = lintWords,
): PreferenceFinding[] {
  const { products, contactName, contactPhone } = preferences;
  const found: PreferenceFinding[] = [];
  const using = bookedProducts.filter((product) => products[product].contact === 'company');
  if (using.length) {
    const name = checkContactName(contactName.trim());
    const phone = contactPhone ? checkPhone(contactPhone, true) : words.noPhone;
    const fault = (what: string) => words.company(using, what);
    if (name) found.push({ kind: 'stop', field: 'contactName', text: fault(name) });
    if (phone) found.push({ kind: 'stop', field: 'contactPhone', text: fault(phone) });
  } else if (contactName || contactPhone) {
    found.push({ kind: 'warn', field: 'contactName', text: words.unused });
  }
  for (const product of bookedProducts) found.push(...lintProduct(product, preferences, costCenters, words));
  const paid = bookedProducts.filter((product) => products[product].payer === 'personal');
  if (paid.length && paid.length < bookedProducts.length)
    found.push({
      kind: 'warn',
      field: `${paid[0]}.payer`,
      text: words.mixed(paid),
    });
  return found;
}

function lintProduct(
  product: BookedProduct,
  { products }: Preferences,
  costCenters: number,
  words: LintWords,
): PreferenceFinding[] {
  const { payer, insurance, insurancePayer, required } = products[product];
  const found: PreferenceFinding[] = [];
  const say = (kind: PreferenceFinding['kind'], part: string, text: string) =>
    found.push({ kind, field: `${product}.${part}`, text: words.of(product, text) });
  if (!isInsured[product] && insurance !== 'none') say('stop', 'insurance', words.noInsurance);
  if (required.includes('costCenter') && costCenters === 0) say('stop', 'required', words.noCostCenters);
  if (insurance !== 'none' && payer === 'company' && insurancePayer === 'traveller')
    say('warn', 'insurancePayer', words.insuranceApart);
  if (insurance !== 'none' && payer === 'personal' && insurancePayer === 'company')
    say('warn', 'insurancePayer', words.fareApart);
  if (insurance === 'default' && insurancePayer === 'traveller') say('warn', 'insurance', words.unaware);
  if (payer === 'personal' && required.includes('costCenter')) say('warn', 'required', words.noBill);
  return found;
}
