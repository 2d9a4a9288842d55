import { isMobilePhone } from '../account/phone.ts';
import { checkContactName } from '../passenger/contact.ts';

/** Kinds of cooperation in the partner plan. */
export const cooperationKinds = [
  { value: 'corporate', label: '企业差旅', text: '为本企业员工开通授信账户' },
  { value: 'agent', label: '渠道分销', text: '向您的客户销售机票' },
  { value: 'embed', label: '网站嵌入', text: '在您的网站或应用中放置预订' },
  { value: 'supply', label: '资源供应', text: '提供航司、酒店或地面资源' },
] as const;

export type CooperationKind = (typeof cooperationKinds)[number]['value'];

export interface ApplicationForm {
  company: string;
  contact: string;
  mobilePhone: string;
  city: string;
  kind: CooperationKind | '';
  note: string;
}

export const maxNote = 300;
export const applicationFields = ['company', 'contact', 'mobilePhone', 'city', 'kind', 'note'] as const;
type ApplicationErrors = Partial<Record<keyof ApplicationForm, string>>;

const rules: Readonly<Record<keyof ApplicationForm, (text: string) => string | undefined>> = {
  company(text) {
    if (!text) return '请输入企业名称';
    return text.length < 4 || text.length > 60 || !/[\p{L}]{2}/u.test(text)
      ? '请输入营业执照上的企业全称（4 至 60 个字）'
      : undefined;
  },
  contact: (text) => checkContactName(text, 30) || undefined,
  mobilePhone: (text) => (isMobilePhone(text) ? undefined : '请正确输入手机号码'),
  city(text) {
    if (!text) return '请输入所在城市';
    return /^[\p{L} ]{2,20}$/u.test(text) ? undefined : '城市名称请用 2 至 20 个汉字或字母';
  },
  kind: (text) => (cooperationKinds.some(({ value }) => value === text) ? undefined : '请选择合作方式'),
  note: (text) => (text.length > maxNote ? `补充说明最多 ${maxNote} 字` : undefined),
};

/** Each field on its own, trimmed; undefined when it is good. */
const checkApplicationField = (field: keyof ApplicationForm, text: string): string | undefined =>
  rules[field](text.trim());

export function checkApplication(form: ApplicationForm): ApplicationErrors {
  const errors: ApplicationErrors = {};
  for (const field of applicationFields) {
    const error = checkApplicationField(field, form[field]);
    if (error) errors[field] = error;
  }
  return errors;
}
