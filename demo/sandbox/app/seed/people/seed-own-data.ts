import type { AddressRow, InvoiceTitleRow } from '../../../ground/database/tables/tables-own-data.ts';
import { apps } from '../../../ground/apps.ts';
import type { Seeder } from './seeding.ts';

type Seeded<Row> = Omit<Row, 'id' | 'app_id' | 'is_default' | 'updated_at'>;

/** The first one of a member is the default. */
const addresses: readonly Seeded<AddressRow>[] = [
  {
    member_id: '20250010',
    receiver: '周砚清',
    phone: '13800000010',
    province: '上海市',
    city: '上海市',
    district: '浦东新区',
    street: '世纪大道 100 号 18 层',
    postcode: '200120',
  },
  {
    member_id: '20250010',
    receiver: '林知夏',
    phone: '0571-87654321',
    province: '浙江省',
    city: '杭州市',
    district: '西湖区',
    street: '文三路 90 号 5 幢 301 室',
    postcode: '',
  },
  {
    member_id: '20250070',
    receiver: '云帆科技行政部',
    phone: '021-62345678',
    province: '上海市',
    city: '上海市',
    district: '徐汇区',
    street: '漕溪北路 88 号 圣爱广场 12 层',
    postcode: '200030',
  },
];

const personal = { tax_no: '', address: '', phone: '', bank: '', bank_account: '' };
const titles: readonly Seeded<InvoiceTitleRow>[] = [
  {
    member_id: '20250010',
    kind: 'company',
    title_name: '上海云溪商务咨询有限公司',
    tax_no: '91310115MA1K3FAN06',
    address: '上海市浦东新区世纪大道 100 号',
    phone: '021-62345678',
    bank: '浦江银行世纪大道支行',
    bank_account: '31000123456789012',
  },
  { member_id: '20250010', kind: 'personal', title_name: '周砚清', ...personal },
  { member_id: '20250070', kind: 'company', title_name: '云帆科技有限公司', ...personal, tax_no: '91350100M000100Y43' },
];

/** The same under every app id: no application may see another's rows. */
export const seedOwnData: Seeder = async ({ tx, now }) => {
  const rowsOf = <Row extends { member_id: string }>(rows: readonly Row[]) =>
    [...apps.keys()].flatMap((app_id) =>
      rows.map((row, at) => ({
        ...row,
        app_id,
        is_default: rows.findIndex(({ member_id }) => member_id === row.member_id) === at,
        updated_at: now - at,
      })),
    );
  await tx.insertInto('addresses').values(rowsOf(addresses)).execute();
  await tx.insertInto('invoice_titles').values(rowsOf(titles)).execute();
};
