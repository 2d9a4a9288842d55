import { idCheckCharacter } from '#domain/passenger/documents/id-card.ts';
import type { SheetField } from '#domain/passenger/sheet/values.ts';

type Cells = Record<SheetField, string>;
interface Fault {
  cells: Partial<Cells>;
  field: SheetField;
  message: string;
}

const titles: Readonly<Record<SheetField, string>> = {
  name: '姓名',
  englishName: '英文姓名',
  certType: '证件类型',
  certNo: '证件号码',
  certValidDate: '有效期至',
  issueCountry: '签发国',
  bornDate: '出生日期',
  sex: '性别',
  psgType: '旅客类型',
  nationality: '国籍',
  mobilePhone: '手机号码',
  otherCertType: '第二证件类型',
  otherCertNo: '第二证件号码',
  otherCertValidDate: '第二证件有效期',
};
const fields = Object.keys(titles) as SheetField[];

/** The ID card of the nth person: born on 7 March 1990. */
const cardOf = (n: number): string => {
  const start = `110101199003${String(7 + (Math.floor(n / 1000) % 20)).padStart(2, '0')}${String(n % 1000).padStart(3, '0')}`;
  return start + idCheckCharacter(start);
};
const passport = (n: number): string => `EK${String(2_000_000 + n)}`;

/** A right row: an ID card or, for every third person, a passport. */
const right = (n: number): Partial<Cells> =>
  n % 3
    ? { name: '林知夏', certType: '身份证', certNo: cardOf(n), mobilePhone: '13800001234' }
    : {
        name: '周砚清',
        englishName: 'ZHOU/YANQING',
        certType: '护照',
        certNo: passport(n),
        certValidDate: '2031-01-01',
        issueCountry: '中国',
        bornDate: '1985-06-15',
        sex: '女',
        psgType: '成人',
        nationality: '中国',
      };

const card = (n: number): Partial<Cells> => ({ name: '林知夏', certType: '身份证', certNo: cardOf(n) });
const abroad = (n: number): Partial<Cells> => ({ ...right(n * 3), certNo: passport(n) });
const wrongCheck = (n: number): string => cardOf(n).replace(/.$/, (last) => (last === '5' ? '6' : '5'));

/** Kinds of wrong rows, each with the field and the words that name the fault. */
export const faultKinds: readonly ((n: number) => Fault)[] = [
  (n) => ({ cells: { ...card(n), name: '' }, field: 'name', message: '请输入姓名' }),
  (n) => ({ cells: { ...card(n), name: '林知9' }, field: 'name', message: '姓名中不能有数字' }),
  (n) => ({ cells: { ...card(n), name: '林' }, field: 'name', message: '姓名至少 2 个字，请与证件核对' }),
  (n) => ({ cells: { ...card(n), name: '林（先生）' }, field: 'name', message: '姓名只能包含汉字和间隔号 ·' }),
  (n) => ({ cells: { ...card(n), name: '林··夏' }, field: 'name', message: '间隔号 · 应在姓名中间，且只用一个' }),
  (n) => ({ cells: { ...card(n), name: '=1+1' }, field: 'name', message: '不能以 =、+、-、@ 开头' }),
  (n) => ({ cells: { ...card(n), name: '林'.repeat(101) }, field: 'name', message: '内容过长，最多 100 个字符' }),
  (n) => ({
    cells: { ...card(n), englishName: '林/ZHIXIA' },
    field: 'englishName',
    message: '请输入证件上的英文姓名，如 LIN/ZHIXIA',
  }),
  (n) => ({
    cells: { ...card(n), englishName: 'LIN' },
    field: 'englishName',
    message: '姓与名之间请以一个 / 分隔，如 LIN/ZHIXIA',
  }),
  (n) => ({ cells: { ...card(n), englishName: '/ZHIXIA' }, field: 'englishName', message: '请在 / 之前输入姓' }),
  (n) => ({
    cells: { ...card(n), englishName: 'LIN/' },
    field: 'englishName',
    message: '请在 / 之后输入名；证件上没有名时请填 FNU',
  }),
  (n) => ({ cells: { ...card(n), englishName: 'LÜ/XIA' }, field: 'englishName', message: 'Ü 请按证件写作 YU、U 或 V' }),
  (n) => ({
    cells: { ...abroad(n), certType: '暂住证' },
    field: 'certType',
    message: '无法识别“暂住证”，请重新选择',
  }),
  (n) => ({ cells: { ...abroad(n), certType: '' }, field: 'certType', message: '请选择证件类型' }),
  (n) => ({ cells: { ...abroad(n), certNo: '' }, field: 'certNo', message: '请输入证件号码' }),
  (n) => ({ cells: { ...abroad(n), certNo: 'E'.repeat(41) }, field: 'certNo', message: '证件号码过长，请核对' }),
  (n) => ({
    cells: { ...card(n), certNo: cardOf(n).slice(0, 16) },
    field: 'certNo',
    message: '身份证号码应为 15 位或 18 位数字，末位可为 X',
  }),
  (n) => ({
    cells: { ...card(n), certNo: wrongCheck(n) },
    field: 'certNo',
    message: '身份证号码校验位不符，请逐位核对',
  }),
  (n) => ({
    cells: { ...card(n), certNo: `11010119901332${String(n % 10_000).padStart(4, '0')}` },
    field: 'certNo',
    message: '身份证号码中的出生日期不存在，请核对第 7 至 14 位',
  }),
  (n) => ({
    cells: { ...card(n), certNo: `11010118890307${String(n % 10_000).padStart(4, '0')}` },
    field: 'certNo',
    message: '身份证号码中的出生日期早于 1900 年，请核对第 7 至 14 位',
  }),
  (n) => ({
    cells: { ...card(n), certNo: `11010129990307${String(n % 10_000).padStart(4, '0')}` },
    field: 'certNo',
    message: '身份证号码中的出生日期晚于今天，请核对第 7 至 14 位',
  }),
  (n) => ({
    cells: { ...card(n), certNo: `1.10101E+${17 + (n % 2)}` },
    field: 'certNo',
    message: '号码被表格转成了数值，末几位已丢失，请重新填写',
  }),
  (n) => ({
    cells: { ...abroad(n), certType: '台胞证', certNo: '12' },
    field: 'certNo',
    message: '台胞证号码应为 5 至 21 位字母或数字',
  }),
  (n) => ({
    cells: { ...abroad(n), certType: '回乡证', certNo: 'H' },
    field: 'certNo',
    message: '回乡证号码应为 5 至 21 位字母或数字',
  }),
  (n) => ({
    cells: { ...abroad(n), certType: '港澳通行证', certNo: 'C1' },
    field: 'certNo',
    message: '港澳通行证号码应为 5 至 21 位字母或数字',
  }),
  (n) => ({ cells: { ...abroad(n), certValidDate: '' }, field: 'certValidDate', message: '请输入证件有效期' }),
  (n) => ({
    cells: { ...abroad(n), certValidDate: '2031-02-30' },
    field: 'certValidDate',
    message: '证件有效期不存在，请核对月份与日期',
  }),
  (n) => ({
    cells: { ...abroad(n), issueCountry: '火星' },
    field: 'issueCountry',
    message: '无法识别“火星”，请重新选择',
  }),
  (n) => ({ cells: { ...abroad(n), bornDate: '' }, field: 'bornDate', message: '请输入出生日期' }),
  (n) => ({
    cells: { ...abroad(n), bornDate: '六月十五' },
    field: 'bornDate',
    message: '请按 1990-01-31 的格式输入出生日期',
  }),
  (n) => ({
    cells: { ...abroad(n), bornDate: '2999-01-01' },
    field: 'bornDate',
    message: '出生日期应在 1900 年至今天之间',
  }),
  (n) => ({
    cells: { ...card(n), bornDate: '1991-01-01' },
    field: 'bornDate',
    message: '出生日期与身份证号码不一致',
  }),
  (n) => ({ cells: { ...abroad(n), sex: '未知' }, field: 'sex', message: '无法识别“未知”，请重新选择' }),
  (n) => ({
    cells: { ...card(n), sex: Number(cardOf(n).at(16)) % 2 ? '女' : '男' },
    field: 'sex',
    message: '性别与身份证号码不一致',
  }),
  (n) => ({ cells: { ...abroad(n), psgType: '贵宾' }, field: 'psgType', message: '无法识别“贵宾”，请重新选择' }),
  (n) => ({ cells: { ...abroad(n), psgType: '儿童' }, field: 'psgType', message: '按年龄应为成人' }),
  (n) => ({
    cells: { ...abroad(n), nationality: '火星' },
    field: 'nationality',
    message: '无法识别“火星”，请重新选择',
  }),
  (n) => ({ cells: { ...card(n), mobilePhone: '12345' }, field: 'mobilePhone', message: '请输入正确的手机号码' }),
  // The row above it is right.
  (n) => ({ cells: { ...right(n - 1) }, field: 'certNo', message: `与第 ${n + 1} 行的证件相同` }),
];

/** A CSV file of `count` rows, of which every tenth is wrong, and the faults by line. */
export function faultySheet(count: number): {
  csv: string;
  faults: Map<number, { field: SheetField; message: string }>;
} {
  const faults = new Map<number, { field: SheetField; message: string }>();
  const lines = [fields.map((field) => titles[field]).join(',')];
  for (let n = 0; n < count; n += 1) {
    const isWrong = n % 10 === 9;
    const fault = isWrong ? faultKinds[Math.floor(n / 10) % faultKinds.length]?.(n) : undefined;
    if (fault) faults.set(lines.length + 1, { field: fault.field, message: fault.message });
    const cells = fault?.cells ?? right(n);
    lines.push(fields.map((field) => `"${(cells[field] ?? '').replaceAll('"', '""')}"`).join(','));
  }
  return { csv: `\ufeff${lines.join('\r\n')}\r\n`, faults };
}
