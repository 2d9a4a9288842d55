import type { City } from '#domain/flight/cities/cities.ts';

/** English names of airports that are no spelling of the Chinese one, and of the largest cities; of others the city's name is shown. */
const airportNames: Readonly<Record<string, string>> = {
  首都: 'Capital',
  白云: 'Baiyun',
  宝安: "Bao'an",
  萧山: 'Xiaoshan',
  江北: 'Jiangbei',
  咸阳: 'Xianyang',
  禄口: 'Lukou',
  天河: 'Tianhe',
  长水: 'Changshui',
  高崎: 'Gaoqi',
  胶东: 'Jiaodong',
  凤凰: 'Fenghuang',
  黄花: 'Huanghua',
  周水子: 'Zhoushuizi',
  美兰: 'Meilan',
  滨海: 'Binhai',
  新郑: 'Xinzheng',
  天山: 'Tianshan',
  太平: 'Taiping',
  桃仙: 'Taoxian',
  龙嘉: 'Longjia',
  遥墙: 'Yaoqiang',
  长乐: 'Changle',
  吴圩: 'Wuxu',
  龙洞堡: 'Longdongbao',
  中川: 'Zhongchuan',
  武宿: 'Wusu',
  新桥: 'Xinqiao',
  昌北: 'Changbei',
  栎社: 'Lishe',
  龙湾: 'Longwan',
  金湾: 'Jinwan',
  正定: 'Zhengding',
  两江: 'Liangjiang',
  三义: 'Sanyi',
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Of an airport in this city: its own name, its pinyin, or the city's. */
export const airportNameOf = ({ name, pinyin }: City['airports'][number], city: string): string =>
  airportNames[name] ?? (pinyin ? capital(pinyin) : city);
