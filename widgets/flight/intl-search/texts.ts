import type { IntlProblem } from '#domain/intl/search/trip-codec.ts';
import { maxLegs } from '#domain/trip/legs.ts';

const linkProblems: Record<IntlProblem, string> = {
  place: '链接中的城市或机场不正确，请重新选择',
  same: '链接中有一程的出发与到达是同一城市，请重新选择',
  date: '链接中的日期不正确，请重新选择',
  pastDate: '链接中的出发日期已过，请重新选择',
  order: '后一程的日期早于前一程，请重新选择',
  back: '链接中的返程不是去程的原路返回：往返按原路返回查询，其他走法请选择“多程”',
  many: `链接中的航段多于 ${maxLegs} 程，已保留前 ${maxLegs} 程`,
  people: '链接中的乘客人数不正确，请重新选择',
  choice: '链接中的部分选项无法识别，已忽略',
};

export const texts = {
  formLabel: '国际机票搜索',
  travelType: '出行类型',
  business: '因公',
  private: '因私',
  tripType: '行程类型',
  tripTypes: { 1: '单程', 2: '往返', 3: '多程' },
  legsHint: '最多 6 程，按出发时间排序；各程日期为出发地当地日期',
  leg: (at: number) => `第 ${at} 程`,
  from: '出发',
  to: '到达',
  date: '日期（当地）',
  out: '去程',
  back: '返程',
  people: '乘客 · 舱位',
  heads: (count: number) => `${count} 人`,
  cabins: { Y: '经济舱', W: '超级经济舱', C: '公务舱', F: '头等舱' },
  swap: '交换出发与到达',
  up: (at: number) => `上移第 ${at} 程`,
  down: (at: number) => `下移第 ${at} 程`,
  remove: (at: number) => `删除第 ${at} 程`,
  add: '添加航段',
  added: (now: number, more: number) => `已 ${now} 程，还可加 ${more} 程`,
  choose: '城市或机场',
  allAirports: '全部机场',
  search: '查询国际航班',
  searchAgain: '查询',
  partFailed: '加载失败，请检查网络',
  retry: '重试',
  failedTitle: '国际航班页面加载失败',
  way: (from: string, to: string) => `${from} → ${to}`,
  hidden: (way: string, day: string) => `登录后可查看 ${way} ${day.slice(5)} 的航班与价格`,
  domestic: '这是境内航程，请在国内机票中查询，城市与日期会一并带去',
  toDomestic: '查询国内机票',
  logInToSee: '登录并查询',
  linkProblems,
};

export type Texts = typeof texts;
