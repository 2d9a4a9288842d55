import { isMobilePhone, phoneOf } from '../account/phone.ts';
import { isLandline } from '../format-checks.ts';
import { tidyContactName } from '../passenger/contact.ts';
import { plainText, visibleText } from '../typed-text.ts';
import type { Region } from '../region/region-text.ts';

/** A postal address as its form has it. */
export interface PostalAddress extends Region {
  receiver: string;
  /** Mobile number or landline. */
  phone: string;
  /** Below the district: road, house, room. */
  street: string;
  /** "": none given. */
  postcode: string;
}

/** Letters of any script with the separators of names: 周砚清, 古丽·买买提, J. O'Brien, 云帆科技（前台）. */
const receiverName = /^[\p{L}〇][\p{L}\p{M}〇\d·•・‧. '’()（）/-]*$/u;

/** Area codes have three digits in the four municipalities and the largest cities, four elsewhere. */
const wholeLandline = /^(0(?:10|2\d|[3-9]\d{2}))(\d{7,8})$/;

/** The phone of a typed or pasted text: a mobile number without its prefix, a landline with its hyphen, else digits and hyphens. */
export function keepPhone(typed: string): string {
  const plain = plainText(typed);
  const mobile = phoneOf(plain);
  if (isMobilePhone(mobile)) return mobile;
  const kept = plain.replace(/[^\d-]/g, '');
  const fixed = wholeLandline.exec(plain.replace(/\D/g, '').replace(/^(?:00)?86-?0?(?=[1-9]\d{8,10}$)/, '0'));
  return (isLandline(kept) || !fixed ? kept : `${fixed[1]}-${fixed[2]}`).slice(0, 20);
}

const idNumber = /(?<!\d)\d{6} ?\d{4} ?\d{4} ?\d{3}[\dXx](?![A-Za-z\d])/;

/** Why an address cannot be kept, by field; `isRegion` knows the divisions. */
export function checkAddress(
  { receiver, phone, province, city, district, street, postcode }: PostalAddress,
  isRegion: (region: Region) => boolean,
): Record<string, string> {
  const errors: Record<string, string> = {};
  const name = tidyContactName(receiver);
  const line = visibleText(street).trim();
  if (!name) errors['receiver'] = '请输入收件人';
  else if ([...name].length > 30 || !receiverName.test(name)) errors['receiver'] = '收件人请用 30 字以内的汉字或字母';
  if (!phone) errors['phone'] = '请输入手机或固定电话';
  else if (!isMobilePhone(phone) && !isLandline(phone))
    errors['phone'] = phone.startsWith('0') ? '固定电话请填区号与 7 至 8 位号码' : '请输入正确的手机或固定电话';
  const missing = (['province', 'city', 'district'] as const).find((field) => !{ province, city, district }[field]);
  if (missing) errors[missing] = missingWords[missing];
  else if (!isRegion({ province, city, district })) errors['district'] = '省市区不匹配，请重新选择';
  if (idNumber.test(name)) errors['receiver'] = '收件人中请不要填写身份证号码';
  if (!line) errors['street'] = '请输入详细地址';
  else if (idNumber.test(line)) errors['street'] = '地址中请不要填写身份证号码';
  else if (line.length < 2 || line.length > 100) errors['street'] = '详细地址为 2 至 100 字';
  if (postcode && !/^\d{6}$/.test(postcode)) errors['postcode'] = '邮政编码为 6 位数字';
  return errors;
}

const missingWords = { province: '请选择省份', city: '请选择城市', district: '请选择区县' };
