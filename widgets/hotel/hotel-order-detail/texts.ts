import { stayTexts } from '#parts/hotel/stay-texts.ts';
import { orderTexts } from '#parts/order/texts.ts';

/** Every word of the page of a hotel order; states and next steps are in src/domain/hotel. */
export const texts = {
  ...orderTexts,
  ...stayTexts,
  title: '酒店订单详情',
  cancelQuestion: { title: '取消订单', yes: '取消订单', no: '再想想', kind: 'danger' as const },
  cancelText: (rule: string, back: string) => `${rule}。${back}`,
  backTo: (shares: string, arrives: string) => `退回${shares}，${arrives}。`,
  cancelled: '订单已取消',
  noChange: '住宿不能在线改期：换日期或房型请按上述规则取消后重新预订，只改到店时间请致电酒店。',
  otherDays: '重新预订这家酒店',
  business: '因公',
  over: '超标',
  until: (clock: string) => `${clock} 前`,
  rooms: (rooms: number) => `${rooms} 间`,
  call: '致电酒店',
  arrival: '预计到店',
  confirmNo: '酒店确认号',
  party: '入住人数',
  people: (adults: number, childAges: readonly number[]) =>
    [`每间 ${adults} 成人`, childAges.length > 0 && `${childAges.length} 儿童（${childAges.join('、')} 岁）`]
      .filter(Boolean)
      .join(' '),
  guests: '入住人',
  guest: (name: string, pinyin: string) => (pinyin ? `${name}（${pinyin}）` : name),
  room: (at: number) => `房间 ${at}`,
  guarantee: '在线担保',
  kept: '取消扣款',
  shares: '费用分摊',
  contactCard: '联系信息',
  invoices: { platform: '离店后由平台开具', desk: '由酒店前台开具', none: '不需要' },
  travelReason: '出行事由',
  failedTitle: '订单读取失败',
};

export type Texts = typeof texts;
