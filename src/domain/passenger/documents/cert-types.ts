/**
 * Document types of the provider (specification 2, section 3).
 * `name`: script of the name as printed, `either` where cards carry both.
 * `expires`: an order needs the date until which it is valid.
 */
export const certTypes = {
  '0': { label: '其他证件', short: '其他', name: 'either', expires: false },
  '1': { label: '身份证', short: '身份证', name: 'chinese', expires: false },
  '2': { label: '护照', short: '护照', name: 'latin', expires: true },
  '3': { label: '军人证', short: '军人证', name: 'chinese', expires: false },
  '4': { label: '台湾居民来往大陆通行证', short: '台胞证', name: 'either', expires: true },
  '5': { label: '港澳居民来往内地通行证', short: '回乡证', name: 'either', expires: true },
  '6': { label: '文职人员证', short: '文职证', name: 'chinese', expires: false },
  '7': { label: '大陆居民往来台湾通行证', short: '台湾通行证', name: 'either', expires: true },
  '8': { label: '往来港澳通行证', short: '港澳通行证', name: 'either', expires: true },
  '9': { label: '海员证', short: '海员证', name: 'either', expires: false },
} as const;

export type CertType = keyof typeof certTypes;
export type NameScript = (typeof certTypes)[CertType]['name'];

/** In the order of how often they are used on domestic flights. */
export const certTypeOrder: readonly CertType[] = ['1', '2', '5', '4', '8', '7', '3', '6', '9', '0'];

export const isCertType = (code: string): code is CertType => Object.hasOwn(certTypes, code);
export const certTypeLabel = (code: string): string => (isCertType(code) ? certTypes[code].label : `证件 ${code}`);
/** The form need not ask for birthday and sex: the number contains them. */
export const tellsBirthday = (type: CertType): boolean => type === '1';
