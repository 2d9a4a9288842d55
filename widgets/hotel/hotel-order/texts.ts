import { bookingTexts } from '#parts/booking/words/texts.ts';
import { stayTexts } from '#parts/hotel/stay-texts.ts';
import { roomTexts } from '#parts/traveller/words/room-texts.ts';

/** Words of the order form of a stay. Messages about guests are with their rule (src/domain/hotel/guest.ts). */
export const texts = {
  ...bookingTexts,
  ...roomTexts,
  ...stayTexts,
  title: '填写酒店订单',
  loading: '正在核对房态与价格',
  checking: '正在核对房态与价格…',
  chooseAgain: '重新选择房型',
  toSearch: '查找酒店',
  verifyFailed: '暂时无法核对房态与价格，请稍后重试',

  business: '因公',
  area: (squareMetres: number) => `${squareMetres} ㎡`,
  instant: '即时确认',
  notInstant: '30 分钟内确认',
  agreement: '协议价',

  contactSub: '接收订单和酒店确认短信',
  emailHint: '接收确认单（选填）',

  wishes: '到店与备注',
  arrival: '预计到店时间',
  arrivalKept: '房间整晚保留，到店时间供酒店准备',
  arrivalAtHotel: '到店支付的房间保留至 18:00，更晚到店请选择担保或预付的报价',
  guaranteeNote: (after: string, amount: string, rest: string) =>
    `须在线担保首晚房费 ¥${amount}，房间整晚保留，${after} 后到店亦可；入住后担保金抵首晚房费，${rest ? `其余 ¥${rest} 到店付` : '到店不再付房费'}；未按时取消也未到店，担保金不退`,
  remarkHint: '如：高楼层、无烟房；酒店将尽量安排（选填）',

  invoices: {
    platform: ['由平台开具', '离店后 7 个工作日内开具电子发票，发送至联系人邮箱'],
    special: ['由平台开具', '离店后 7 个工作日内开具电子发票，可开增值税专用发票'],
    desk: ['由酒店前台开具', '离店时向前台索取，抬头以前台登记为准'],
  },
  invoiceNone: '暂不需要',
  taxNoHint: '企业抬头请填写',

  businessTitle: '因公出行',
  over: (amount: string, isHighest: boolean) => `${isHighest ? '最高' : ''}超标 ¥${amount}/晚`,
  forbiddenText: '公司规定不可预订超标房型，请另选房型，或改为因私预订',
  travelReasonHint: '如：客户拜访（选填）',

  agreedNotice: '《酒店预订须知》',
  agreedCancel: '与取消规则',
  agreedGuarantee: (amount: string) => `，并同意支付首晚担保金 ¥${amount}`,
  agreedMissing: '请阅读并勾选预订须知与取消规则',

  guarantee: '在线担保（首晚）',
  totalAtHotel: '到店支付总额',
  shareNight: (company: string, personal: string) => `公司 ¥${company} · 个人 ¥${personal}`,
  perRoom: '（每间）',
  submitPay: '提交后请在 30 分钟内支付，超时房间将释放',
  submitFree: '无需在线支付，提交后由酒店确认',

  /** Of a rate or of rooms that are gone. */
  conflict: {
    productTitle: '该房型已停止预订',
    productText: '酒店或报价已下线，请选择其他房型',
    fullTitle: '该房型已订满',
    fewTitle: (left: number) => `该房型仅剩 ${left} 间`,
    fullDays: (days: string) => `${days} 房间不足`,
    takeFewer: (left: number) => `改订 ${left} 间`,
  },
};

export type Texts = typeof texts;
