import { seatClassNames } from '#domain/rail/seat-classes.ts';
import { seatClassNames as english } from '#domain/rail/seat-classes.en.ts';

/** Words of the railway by their Chinese. */
export const railNames: readonly (readonly [name: string, english: string])[] = [
  ...Object.entries(seatClassNames).map(([key, name]) => [name, english[key as keyof typeof english]] as const),
  ['下铺', 'Lower berth'],
  ['中铺', 'Middle berth'],
  ['上铺', 'Upper berth'],
  // The end of a ride on another day (src/domain/rail/order/ride-span.ts).
  ['+1天', '+1 d'],
  ['+2天', '+2 d'],
  ['+3天', '+3 d'],
  // A search that cannot be made (src/domain/rail/search/train-search.ts).
  ['请选择出发站', 'Select the departure'],
  ['请选择到达站', 'Select the destination'],
  ['出发与到达不能相同', 'Same as the departure'],
  ['出发日期已过', 'This date is past'],
  ['预售至', 'On sale until'],
  ['请选择出发日期', 'Select a date'],
  ['火车票预订暂未开放', 'No train tickets here'],
  ['当前应用不提供在线预订火车票，如需办理，请致电客服', 'Train tickets are not sold online here. Please call us'],
];
