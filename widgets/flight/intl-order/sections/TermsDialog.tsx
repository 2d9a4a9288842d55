import { useValue } from '#kit/readable.ts';
import { Notice } from '#parts/booking/Notice.tsx';
import type { Booking } from '#parts/booking/booking.ts';

/** The notice that an order of international flights agrees to. */
export const TermsDialog = ({ model }: { model: Booking }) => (
  <Notice booking={model} open={useValue(model.dialog)?.kind === 'terms'} title="国际客票购买须知" lines={terms} />
);

const terms = [
  '姓名、证件号码、性别与出生日期须与乘机时出示的证件一致；出票后不能更改姓名。',
  '证件、签证与过境许可由旅客自行办理；因证件不符被拒绝登机或入境的，按退改规则处理。',
  '退票、改期按每程、每位旅客收取费用，起飞前后标准不同；税费按航司规定退还。',
  '须按行程顺序使用全部航段；前段未使用的，航司可取消后续航段。',
  '自行转机的行程由两张客票组成，互不保障：前段延误或取消时，后段按自愿退改处理。',
  '所有时刻均为当地时间；免费行李按每段标注的航司规则执行。',
  '锂电池、易燃易爆等危险品不得托运，随身携带须符合航司规定。',
];
