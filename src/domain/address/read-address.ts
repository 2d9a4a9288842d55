import { isLandline } from '../format-checks.ts';
import { plainText } from '../typed-text.ts';
import type { City, Province } from '../region/divisions.ts';
import type { PostalAddress } from './check-address.ts';

/** Fields found in a pasted text; `unread`: text that the parser could not use. */
interface ReadAddress extends PostalAddress {
  unread: string[];
}

/** Labels of order pages and messages, with their colon. */
const labels =
  /(?:收货人|收件人|联系人|姓名|联系电话|联系方式|手机号码?|手机|固定电话|座机|电话|所在地区|所在地|省市区|地区|详细地址|收货地址|收件地址|邮寄地址|地址|邮政编码|邮编)(?:姓名)?\s*:|(?:联系电话|手机号码?|手机|固定电话|座机|电话|邮政编码|邮编)(?=\s*[\d+(])/g;
const mobile =
  /(?<!\d)(?:(?:179\d\d|12593|10193|11808)[ -]?)?(?:(?:\+|00)?86[ -]?)?(1[3-9]\d)[ -]?(\d{4})[ -]?(\d{4})(?!\d)/;
const landline = /(?<!\d)\(?(0\d{2,3})\)?[ -]?(\d{7,8})(?!\d)/;
/** A number of another country or of Hong Kong, Macao, Taiwan: no parcel service calls it. */
const foreign = /((?:\+|(?<!\d)00)(?!86)\d{1,3}[ -]?\d{6,11})(?!\d)/;
/** Of an ID card, also in groups; whether it is a right one does not matter. */
const idNumber = /(?<![A-Z\d])(?:身份证(?:号码?)?:? ?)?\d{6} ?\d{4} ?\d{4} ?\d{3}[\dX](?![A-Z\d])/gi;

/** Six digits alone; those of a house or a room have their word behind them. */
const postcode = /(?<![\d-])(\d{6})(?![\d号室弄幢栋座楼单-])/;

/** A word of a street and no part of a name: 北京路 is no province, 芙蓉中路 no district. */
const streetWord = /^[东南西北中上下]?[一二三四五六七八九十]?(?:路|街|大道|大街|胡同|巷|弄)/;
const hanName = /^(?:\p{Script=Han}{2,4}|\p{Script=Han}+·[\p{Script=Han}·]*\p{Script=Han})$/u;
const latinName = /^\p{Script=Latin}[\p{Script=Latin}.'’ -]{1,29}$/u;
const streetSign = /[路街道巷弄号室楼栋幢座村镇乡区县市省]|大厦|小区|广场|花园|公寓|中心/;

/** Takes the start off the pieces: the whole name of a division, or its short one where no street goes on with it. */
function take(pieces: string[], name: string, short: string): boolean {
  const [first = '', ...rest] = pieces;
  const found = first.startsWith(name)
    ? name
    : short.length > 1 && first.startsWith(short) && !streetWord.test(first.slice(short.length))
      ? short
      : '';
  if (!found) return false;
  // 浦东区 is what people write for 浦东新区, 吴江市 is an older name of 吴江区.
  const left = first.slice(found.length).replace(found === name ? /^(?!)/ : otherKind, '');
  pieces.splice(0, pieces.length, ...(left ? [left] : []), ...rest);
  return true;
}

const otherKind = /^(?:新区|区|县|市)(?![场民政道府间内])/;

const shortProvince = (name: string): string => name.replace(/(?:省|市|特别行政区|(?:维吾尔|壮族|回族)?自治区)$/, '');
const shortCity = (name: string): string => name.replace(/(?:市|地区|盟)$/, '');
const shortDistrict = (name: string): string => name.replace(/(?:新区|区|县|市)$/, '');

interface Place {
  province: Province;
  city: City;
  district: string;
}

/** A district named without its city: only a whole name that no other city has. */
function takeDistrict(pieces: string[], within: readonly Province[]): Place | undefined {
  const [first = ''] = pieces;
  const found = within.flatMap((province) =>
    province.cities.flatMap((city) =>
      city.districts.filter((name) => first.startsWith(name)).map((district) => ({ province, city, district })),
    ),
  );
  const [only, other] = found;
  if (!only || other) return undefined;
  take(pieces, only.district, '');
  return only;
}

/** Takes province, city and district off the start of the pieces, as far as they are there. */
function takeRegion(pieces: string[], divisions: readonly Province[]): Partial<Place> {
  const province = divisions.find(({ name }) => take(pieces, name, shortProvince(name)));
  const within = province ? [province] : divisions;
  // A municipality is written once or twice.
  const sole = province?.cities.length === 1 ? province.cities[0] : undefined;
  for (const owner of within)
    for (const city of owner.cities)
      if (take(pieces, city.name, shortCity(city.name)) || city === sole) {
        const district =
          city.districts.find((name) => take(pieces, name, '')) ??
          city.districts.find((name) => take(pieces, name, shortDistrict(name)));
        return { province: owner, city, ...(district && { district }) };
      }
  return takeDistrict(pieces, within) ?? (province ? { province } : {});
}

const nameOf = (piece: string): string => {
  const name = piece.replace(/[(（]?收[)）]?$/, '').replace(/(?:先生|女士|小姐)$/, '');
  return (hanName.test(name) && !streetSign.test(name)) || latinName.test(name) ? name : '';
};

/**
 * Takes a pasted line or message apart into the fields of an address: `张三 13800000000 上海市浦东新区世纪大道100号`,
 * in any order of name, phone and address, with or without labels. Fields that are not in the text are ''.
 */
export function readAddress(text: string, divisions: readonly Province[]): ReadAddress {
  // A number of an ID card is nothing that a parcel needs.
  let rest = plainText(text).replace(labels, ' ').replace(idNumber, ' ');
  const cut = (pattern: RegExp, fits: (value: string) => boolean = () => true): string => {
    const found = pattern.exec(rest);
    const value = found?.slice(1).join('') ?? '';
    if (!found || !fits(value)) return '';
    rest = `${rest.slice(0, found.index)} ${rest.slice(found.index + found[0].length)}`;
    return value;
  };
  const mobilePhone = cut(mobile);
  const abroad = cut(foreign);
  const area = landline.exec(rest)?.[1] ?? '';
  const fixed = mobilePhone ? '' : cut(landline, isLandline);
  const code = cut(postcode);
  const pieces = rest.split(/[\s,;、|，；。"“”]+/).filter(Boolean);

  let [before, after, place]: [string[], string[], Partial<Place>] = [pieces, [], {}];
  for (const at of pieces.keys()) {
    const tail = pieces.slice(at);
    const found = takeRegion(tail, divisions);
    if (!found.province) continue;
    [before, after, place] = [pieces.slice(0, at), tail, found];
    break;
  }
  let receiver = '';
  const others: string[] = [];
  for (const piece of before) {
    const name = receiver ? '' : nameOf(piece);
    if (name) receiver = name;
    else others.push(piece);
  }
  const last = after.length > 1 && !receiver ? nameOf(after.at(-1) ?? '') : '';
  if (last) {
    receiver = last;
    after.pop();
  }
  // Without a region the pieces with a street in them are the street.
  const street = place.province ? after : others.filter((piece) => streetSign.test(piece));
  return {
    receiver,
    phone: mobilePhone || (fixed && `${area}-${fixed.slice(area.length)}`),
    province: place.province?.name ?? '',
    city: place.city?.name ?? '',
    district: place.district ?? '',
    street: street.join(''),
    postcode: code,
    unread: [...others.filter((piece) => !street.includes(piece)), ...(abroad ? [abroad] : [])],
  };
}
