import { expect, it } from 'vitest';
import { stationNames } from './station-names.en.ts';
import { spelled, writeStations } from '../station-table.ts';

const rows = (
  [
    ['北京南', 'VNP', 'BeiJingNan', '北京', '北京'],
    ['北京', 'BJP', 'BeiJing', '北京', '北京'],
    ['大兴机场', 'IWP', 'DaXingJiChang', '北京', '北京'],
    ['上海虹桥', 'AOH', 'ShangHaiHongQiao', '上海', '上海'],
    ['昆山南', 'KNH', 'KunShanNan', '苏州', '江苏'],
    ['西安北', 'EAY', 'XiAnBei', '西安', '陕西'],
    ['哈尔滨西', 'VAB', 'HaErBinXi', '哈尔滨', '黑龙江'],
    ['承德县北', 'IVP', 'ChengDeXianBei', '承德', '河北'],
    ['吕梁', 'LHV', 'LvLiang', '吕梁', '山西'],
    ['深圳机场北', 'SNQ', 'ShenZhenJiChangBei', '深圳', '广东'],
    ['惠农', 'HMJ', 'HuiNong', '石嘴山', '宁夏'],
    ['香港西九龙', 'XJA', 'XiangGangXiJiuLong', '香港', '香港'],
  ] as const
).map(([name, code, letters, city, province]) => spelled(name, code, letters, city, province));
const names = stationNames(writeStations(rows), (city) => (city === '哈尔滨' ? 'Harbin' : undefined));

it('stations are named as China Railway writes them: the side joined to the town, a place after it', () => {
  const written = rows.map(({ name }) => names.get(name));
  expect(written).toEqual([
    'Beijingnan',
    'Beijing',
    'Daxing Airport',
    'Shanghai Hongqiao',
    'Kunshannan',
    "Xi'anbei",
    'Harbinxi',
    'Chengdexianbei',
    'Lüliang',
    'Shenzhen Airport North',
    'Huinong',
    'Hong Kong West Kowloon',
  ]);
});

it('cities are named in English, or by the syllables of a station', () => {
  expect(['北京', '西安', '哈尔滨', '承德', '石嘴山'].map((city) => names.get(city))).toEqual([
    'Beijing',
    "Xi'an",
    'Harbin',
    'Chengde',
    'Shizuishan',
  ]);
});
