import { useValue } from '#kit/readable.ts';
import { Notice } from '#parts/booking/Notice.tsx';
import type { OrderModel } from '../model.ts';

/** The notice that an order of a stay agrees to. */
export const TermsDialog = ({ model }: { model: OrderModel }) => (
  <Notice booking={model} open={useValue(model.dialog)?.kind === 'terms'} title="酒店预订须知" lines={terms} />
);

const terms = [
  '订单在酒店确认后生效；需要支付的订单在支付成功后提交酒店，未在支付时限内付款的订单自动取消。',
  '每间房至少填写一位入住人，入住时凭本人有效证件登记，姓名与证件不一致可能无法入住。',
  '取消规则以本页显示的时间为准，时间均为酒店当地时间；超过免费取消时间后按规则扣款。',
  '退款原路退回，一般不超过 7 个工作日。',
  '入住人数超过房型上限时，酒店可能另收费用或拒绝接待。',
  '姓名与联系方式仅用于预订、入住与售后服务。',
];
