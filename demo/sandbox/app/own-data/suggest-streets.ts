import type { z } from 'zod';
import type { StreetSuggestion } from '#contract/address.ts';
import type { mapsSchemas } from '#contract/address.schema.ts';
import type { Envelope } from '#contract/row.ts';
import { districtsOf } from '#domain/region/divisions.ts';
import { hashOf } from '../../ground/chance.ts';
import { ok } from '../../ground/call.ts';

/** Names that streets of many Chinese cities have; which district has which is made up. */
const stems =
  '人民 中山 解放 建设 和平 胜利 新华 文化 文昌 学府 科技 创新 创业 世纪 迎宾 滨江 滨河 沿江 湖滨 环城 长江 黄河 淮海 泰山 华山 黄山 珠江 松花江 北京 上海 南京 天津 广州 西安 长沙 昆明 友谊 团结 光明 光华 振兴 兴业 工业 朝阳 向阳 东风 红旗 青年 五一 七一 八一 健康 体育 花园 桃园 梅园 翠竹 银杏 梧桐 樱花 桂花 金桥 虹桥 长虹 彩虹 站前 机场 港口 云溪 锦绣 龙腾 凤凰 天目 玉泉 清泉 明珠 星海'.split(
    ' ',
  );
const endings = ['路', '大道', '街', '东路', '西路', '南路', '北路', '中路', '巷'];
const perDistrict = 40;
const most = 8;

/** Streets of a district, the same in every process. */
const streetsOf = (city: string, district: string): string[] =>
  stems
    .map((stem) => ({ stem, hash: hashOf(`${city} ${district} ${stem}`) }))
    .toSorted((a, b) => a.hash - b.hash)
    .slice(0, perDistrict)
    .flatMap(({ stem, hash }) => {
      const ending = endings[hash % endings.length] ?? '路';
      // A street of a point of the compass has its opposite.
      const other = { 东路: '西路', 西路: '东路', 南路: '北路', 北路: '南路' }[ending];
      return [`${stem}${ending}`, ...(other ? [`${stem}${other}`] : [])];
    });

/** Streets that begin with the typed text, then those that contain it; a typed house number goes behind each of them. */
export async function suggestStreets({
  keyword,
  province,
  city,
  district,
}: z.output<typeof mapsSchemas.suggestion>): Promise<Envelope<{ rows: StreetSuggestion[] }>> {
  const [, name = '', house = ''] = /^(\D*)(\d{0,5})/.exec(keyword.normalize('NFKC').replace(/\s/g, '')) ?? [];
  const districts = districtsOf(province, city).filter((one) => !district || one === district);
  if (!name) return ok({ rows: [] });
  const found = districts.flatMap((one) =>
    streetsOf(city, one)
      .filter((street) => street.includes(name))
      .map((street) => ({ street, district: one })),
  );
  const rows = found
    .toSorted((a, b) => Number(b.street.startsWith(name)) - Number(a.street.startsWith(name)))
    .slice(0, most)
    .map(({ street, district: one }) => ({ street: house ? `${street}${house}号` : street, district: one }));
  return ok({ rows });
}
