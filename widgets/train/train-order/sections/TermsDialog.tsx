import { useValue } from '#kit/readable.ts';
import { Notice } from '#parts/booking/Notice.tsx';
import type { Booking } from '#parts/booking/booking.ts';

/** The notice that an order of train tickets agrees to. */
export const TermsDialog = ({ model }: { model: Booking }) => (
  <Notice booking={model} open={useValue(model.dialog)?.kind === 'terms'} title="铁路旅客购票须知" lines={terms} />
);

const terms = [
  '车票实名制：乘车人姓名、证件号码须与乘车时出示的有效身份证件一致，同一证件同车次同区间限购 1 张，行程时间重叠的车次不能同时购买。',
  '提交后由铁路系统占座，占到座位后请在保留时间内支付；未支付的订单自动取消，座位放回，不扣款。',
  '一天内取消 3 次（含超时未支付）后，当日不能再购买火车票。',
  '退票费按开车前时间收取：8 天以上免费，48 小时以上 5%，24 至 48 小时 10%，不足 24 小时 20%；按 ¥0.5 取整，最低 ¥2。开车后不能退票。',
  '每张车票可改签一次；开车前 48 小时以上可改签预售期内任一车次，不足 48 小时可改签至开车当日 24:00 前的车次。',
  '儿童票须与同行成人的车票一起购买；学生票每学年限 4 次单程，进站时核验学生资质。',
  '铁路电子客票发票可在行程结束后 180 天内申请。',
];
