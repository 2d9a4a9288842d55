/**
 * Removes personal and secret data from an exception report, by the field's name and the shape of the text. Used where
 * a report is made, and again where it is stored: any client may send one.
 */

/** Names of fields whose values are personal or secret, in any depth. */
const secret =
  /token|sign|psw|pwd|pass|secret|code|phone|mobile|tel|name|cert|card|mail|contact|addr|born|birth|account|document|guest|receiver|姓名|电话|手机|地址|证件|邮箱/i;

const digit = String.raw`[\d０-９]`;
const surnames =
  '王李张刘陈杨赵黄周吴徐孙胡朱高林何郭马罗梁宋郑谢韩唐冯于董萧程曹袁邓许傅沈曾彭吕苏卢蒋蔡贾丁魏薛叶阎余潘杜戴夏钟汪田任姜范方石姚谭廖邹熊金陆郝孔白崔康毛邱秦江史顾侯邵孟龙万段雷钱汤尹黎易常武乔贺赖龚文欧阳司马上官诸葛';

/** Words that may be an address, and in them the street and the number behind it. */
const addressRun = /[\p{Script=Han}\da-z\s-]+/giu;
const street = /路|街|大道|巷|弄|胡同|村|小区|大厦|花园/;
const houseNumber = /\d\s*(?:号|室|栋|幢|单元|楼|层)/;

/** A street with a number and all that follows: 建国路 88 号院 3 号楼 1201 室. */
function withoutAddress(run: string): string {
  const found = street.exec(run);
  if (!found || !houseNumber.test(run.slice(found.index + found[0].length))) return run;
  let from = found.index;
  while (from > 0 && !/[\s-]/.test(run[from - 1] ?? '')) from -= 1;
  return `${run.slice(0, from)}[address]`;
}

/** Signs and mail addresses: each run of their characters is looked at from its beginning alone, for it may be long. */
export const withoutAccess = (text: string): string =>
  text
    .replace(/(?<![\w-])[\w-]+(?:\.[\w-]*)+/g, (run) => {
      const from = run.indexOf('eyJ');
      return from < 0 ? run : `${run.slice(0, from)}[sign]`;
    })
    .replace(/(?<![\w.+-])[\w.+-]+@[\w-]+\.[\w.+-]+(?:@[\w.+-]+)*/g, '[email]');

/** In this order: longer and surer shapes come first. */
const shapes: readonly (readonly [RegExp, string])[] = [
  // Phones, cards and documents, also in groups: 138 0000 0010, (010) 6234-5678.
  [new RegExp(String.raw`[A-Z]{0,2}\+?${digit}(?:[\s().（）·_-]{0,2}${digit}){5,}[Xx]?`, 'g'), '[number]'],
  [/\b[A-Z]{2,}\/[A-Z]{2,}(?: [A-Z]+)*\b/g, '[name]'],
  [
    /((?:姓名|乘机人|乘客|旅客|联系人|收件人|持卡人|先生|女士)\s*(?:[:：]\s*)?)\p{Script=Han}[\p{Script=Han}·]{1,7}/gu,
    '$1[name]',
  ],
  [new RegExp(`(?<!\\p{Script=Han})[${surnames}]\\p{Script=Han}{1,3}(?!\\p{Script=Han})`, 'gu'), '[name]'],
];

const token = /(?<![\w-])(?=[\w-]*\d)(?=[\w-]*[a-z])[\w-]{24,}\b/gi;

const withoutShapes = (text: string): string =>
  shapes.reduce(
    (left, [shape, instead]) => left.replace(shape, instead),
    withoutAccess(text).replace(token, '[token]').replace(addressRun, withoutAddress),
  );

const maxDepth = 6;

/** The same shape with every personal or secret value replaced. `readJson` throws where a text is no JSON. */
export function redacted(value: unknown, readJson: (text: string) => unknown, depth = 0): unknown {
  if (depth > maxDepth) return '…';
  if (typeof value === 'string') return redactedText(value, readJson, depth);
  if (typeof value === 'number' || typeof value === 'bigint') return String(value).length > 9 ? '[number]' : value;
  if (Array.isArray(value)) return value.slice(0, 20).map((item) => redacted(item, readJson, depth + 1));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [
      withoutShapes(name),
      secret.test(name) ? starred(part, depth) : redacted(part, readJson, depth + 1),
    ]),
  );
}

/** Objects keep their names, so that a report still says what was sent. */
function starred(value: unknown, depth: number): unknown {
  if (value === null || value === undefined) return value;
  if (typeof value !== 'object' || depth > maxDepth) return '*';
  if (Array.isArray(value)) return value.slice(0, 20).map((item) => starred(item, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [withoutShapes(name), starred(part, depth + 1)]),
  );
}

/** A text may hold JSON, a form or an address with a query, each encoded once more. */
function redactedText(text: string, readJson: (text: string) => unknown, depth: number): unknown {
  const plain = decoded(text);
  if (/^\s*["[{]/.test(plain)) {
    try {
      return redacted(readJson(plain), readJson, depth + 1);
    } catch {
      // Cut off, or no JSON at all: its fields are looked for below.
    }
  }
  const pairs = plain.replace(
    /(?<![\w.\u4e00-\u9fff-])([\w.\u4e00-\u9fff-]+)(["']?\s*[=:：]\s*)(["']?)([^&"'\n,;}]*)/g,
    (all, name: string, between: string, quote: string, part: string) =>
      secret.test(name) && part ? `${name}${between}${quote}*` : all,
  );
  return withoutShapes(pairs);
}

/** Percent-encoding taken off, however often it was put on; bytes that are no text are left out. */
function decoded(text: string): string {
  let plain = text;
  for (let times = 0; times < 4 && /%[0-9a-f]{2}/i.test(plain); times += 1) {
    plain = plain.replace(/(?:%[0-9a-f]{2})+/gi, (bytes) => {
      try {
        return decodeURIComponent(bytes);
      } catch {
        return '*';
      }
    });
  }
  return plain;
}
