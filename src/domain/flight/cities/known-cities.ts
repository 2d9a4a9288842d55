/** The cities that are searched most, each with its codes: shown by a form before the table of all cities is loaded. */
const known =
  '北京BJSPEKPKX上海SHAPVG广州CAN深圳SZX成都CTUTFU杭州HGH重庆CKG西安XIY南京NKG武汉WUH昆明KMG厦门XMN青岛TAO三亚SYX长沙CSX大连DLC海口HAK天津TSN郑州CGO乌鲁木齐URC沈阳SHE哈尔滨HRB济南TNA贵阳KWE福州FOC南宁NNG桂林KWL丽江LJG';

/** 北京 of BJS and of PEK; '' of a code that is not among them. */
export const knownCity = (code: string): string =>
  (code && new RegExp(`([^A-Z]+)(?:[A-Z]{3})*${code}`).exec(known)?.[1]) || '';

/** BJS of 北京; '' of a city that is not among them. */
export const knownCode = (name: string): string =>
  (name && new RegExp(`(?:^|[A-Z])${name}([A-Z]{3})`).exec(known)?.[1]) || '';
