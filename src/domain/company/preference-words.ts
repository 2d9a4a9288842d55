import { showFen } from '../money.ts';
import { bookedProducts, isInsured, plainHoldMinutes, productWords, requirable } from './preferences.ts';
import type {
  BookedProduct,
  ContactChoice,
  InsuranceChoice,
  InsurancePayer,
  Payer,
  Preference,
  Preferences,
  RequiredField,
} from './preferences.ts';

/** Between names. */
export const and = '、';

export const fieldWords: Readonly<Record<RequiredField, string>> = {
  costCenter: '成本中心',
  project: '项目',
  travelReason: '出行事由',
};

export const payerWords: Readonly<Record<Payer, string>> = {
  company: '公司全额支付',
  split: '超标部分个人支付',
  personal: '个人支付',
};

export const insuranceWords: Readonly<Record<InsuranceChoice, string>> = {
  none: '不提供',
  offered: '可选购',
  default: '默认勾选',
};

export const insurancePayerWords: Readonly<Record<InsurancePayer, string>> = {
  asFare: '与票款一致',
  company: '公司支付',
  traveller: '个人支付',
};

export const contactWords: Readonly<Record<ContactChoice, string>> = {
  booker: '预订人',
  traveller: '首位出行人',
  company: '公司联系人',
};

/** Effects of a preference in a booking, one sentence for each of its parts. */
export function effectsOf(product: BookedProduct, preference: Preference): Record<keyof Preference, string> {
  const { payer, insurance, insurancePayer, required, contact } = preference;
  const asked = requirable.filter((field) => required.includes(field)).map((field) => fieldWords[field]);
  return {
    payer: {
      company: '订单全部由公司支付，超标部分不向出行人收取。',
      split: `公司支付至差旅标准${product === 'flight' ? '加机票容差' : ''}，超出部分由出行人在收银台自付。`,
      personal: '订单全部由出行人支付，公司授信不可用。',
    }[payer],
    insurance: {
      none: '预订页不展示保险，提交含保险的订单会被拒绝。',
      offered: '预订页展示保险，由预订人自行勾选。',
      default: '预订页打开时已为出行人勾选保险，可取消。',
    }[insurance],
    insurancePayer:
      insurance === 'none'
        ? '不提供保险，此项不起作用。'
        : {
            asFare: payer === 'split' ? '保险计入公司支付上限，超出部分由出行人支付。' : '保险与票款由同一方支付。',
            company: '保险由公司支付，不占差旅标准的额度。',
            traveller: '保险由出行人支付。',
          }[insurancePayer],
    required: asked.length
      ? `未填写${asked.join('、')}的${productWords[product]}订单不能提交。`
      : '预订人可不填写成本中心、项目与出行事由。',
    contact: {
      booker: '联系人默认填入预订人的姓名与手机号，可修改。',
      traveller: '联系人默认填入第一位出行人，可修改。',
      company: '联系人默认填入公司联系人，可修改。',
    }[contact],
  };
}

/** A change of preferences: a part of a product's, or the company's contact. */
export interface PreferenceChange {
  /** `flight.payer`, `contactName`. */
  field: string;
  from: string;
  to: string;
}

const shownParts = {
  payer: ({ payer }: Preference) => payerWords[payer],
  insurance: ({ insurance }: Preference) => insuranceWords[insurance],
  insurancePayer: ({ insurancePayer }: Preference) => insurancePayerWords[insurancePayer],
  required: ({ required }: Preference) =>
    requirable
      .filter((field) => required.includes(field))
      .map((field) => fieldWords[field])
      .join(and) || '无',
  contact: ({ contact }: Preference) => contactWords[contact],
} as const;

const partWords: Readonly<Record<keyof Preference, string>> = {
  payer: '支付方式',
  insurance: '保险',
  insurancePayer: '保险费用',
  required: '必填项',
  contact: '默认联系人',
};

const companyParts = {
  contactName: '公司联系人姓名',
  contactPhone: '公司联系人手机号',
  approvalHold: '审批占座时长',
} as const;

/** `2 小时` */
export const holdText = (minutes: number): string => (minutes < 60 ? `${minutes} 分钟` : `${minutes / 60} 小时`);

export const holdEffect = (minutes: number): string =>
  `订单待审批时保留座位或房间 ${holdText(minutes)}，到期未通过自动取消；航司、铁路或酒店的时限更早时以其为准。`;

const shownCompanyParts: Readonly<Record<keyof typeof companyParts, (all: Preferences) => string>> = {
  contactName: ({ contactName }) => contactName || '无',
  contactPhone: ({ contactPhone }) => contactPhone || '无',
  approvalHold: ({ approvalHold = plainHoldMinutes }) => holdText(approvalHold),
};

/** `flight.payer` → 国内机票 · 支付方式. */
export function nameOfField(field: string): string {
  const [product = '', part = ''] = field.split('.');
  return part
    ? `${productWords[product as BookedProduct]} · ${partWords[part as keyof Preference]}`
    : companyParts[field as keyof typeof companyParts];
}

/** The differences in words, in the order of the page. */
export function changesOf(before: Preferences, after: Preferences): PreferenceChange[] {
  const ofProducts = bookedProducts.flatMap((product) =>
    (Object.keys(shownParts) as (keyof Preference)[]).map((part) => ({
      field: `${product}.${part}`,
      from: shownParts[part](before.products[product]),
      to: shownParts[part](after.products[product]),
    })),
  );
  const ofCompany = (Object.keys(companyParts) as (keyof typeof companyParts)[]).map((field) => ({
    field,
    from: shownCompanyParts[field](before),
    to: shownCompanyParts[field](after),
  }));
  return [...ofProducts, ...ofCompany].filter(({ from, to }) => from !== to);
}

/** An order that shows what a preference does: price, limit (of a ticket with the tolerance) and insurance in fen. */
const examples: Readonly<Record<BookedProduct, { what: string; price: number; limit: number; insurance: number }>> = {
  flight: { what: '票价 ¥1,620，差标上限 ¥1,300、容差 ¥200', price: 1620_00, limit: 1500_00, insurance: 30_00 },
  intl: { what: '票价 ¥6,200，差标内 ¥5,400', price: 6200_00, limit: 5400_00, insurance: 0 },
  train: { what: '商务座 ¥1,998，差标二等座 ¥662', price: 1998_00, limit: 662_00, insurance: 20_00 },
  hotel: { what: '每晚 ¥620，差标 ¥500', price: 620_00, limit: 500_00, insurance: 0 },
};

/** The booking of the example: who pays what, the insurance, the fields and the contact. */
export function previewOf(product: BookedProduct, preference: Preference) {
  const { price, limit, insurance, what } = examples[product];
  const { payer } = preference;
  const isBought = isInsured[product] && preference.insurance === 'default';
  const premium = isBought ? insurance : 0;
  const fare = payer === 'personal' ? 0 : payer === 'split' ? Math.min(price, limit) : price;
  const room = payer === 'personal' ? 0 : payer === 'split' ? Math.max(0, limit - price) : premium;
  const insured = { asFare: Math.min(premium, room), company: premium, traveller: 0 }[preference.insurancePayer];
  const company = fare + insured;
  return {
    what,
    premium: premium ? `¥${showFen(premium)}` : '',
    company: `¥${showFen(company)}`,
    personal: `¥${showFen(price + premium - company)}`,
    required: requirable.filter((field) => preference.required.includes(field)).map((field) => fieldWords[field]),
    contact: contactWords[preference.contact],
  };
}
