import { describe, expect, it } from 'vitest';
import { airStatus, holdsSeats } from './air-status.ts';
import { insuranceLook } from '../order/insurance-status.ts';
import { showOrderNo } from '../order/order-number.ts';

describe('flight order status (specification 2, section 4)', () => {
  it.each([
    [0, '待支付', 'act'],
    [1, '已支付', 'brand'],
    [2, '已出票', 'ok'],
    [3, '已改签', 'brand'],
    [4, '已退票', ''],
    [5, '已取消', ''],
    [6, '已退款', ''],
    [7, '出票中', 'warn'],
    [8, '已拒单', 'bad'],
    [9, '退票申请中', 'warn'],
    [10, '退票处理中', 'warn'],
    [11, '改签申请中', 'warn'],
    [12, '待审批', 'warn'],
  ])('%i is %s', (code, label, dot) => {
    expect(airStatus.look(code)).toEqual({ label, dot });
  });

  it.each([13, 14, 15, 20, 21, 22, 23, 99, -1, 1.5, Number.NaN])(
    'code %d without a stated meaning is grey and shows itself',
    (code) => {
      expect(airStatus.look(code)).toEqual({ label: `状态 ${code}`, dot: '' });
    },
  );

  it('leaves seven codes of the colour dots of specification 1, section 3.8, without a meaning', () => {
    const dotCodes = [...Array(16).keys(), 20, 21, 22, 23];
    expect(dotCodes.filter((code) => !airStatus.has(code))).toEqual([13, 14, 15, 20, 21, 22, 23]);
  });
});

describe('transitions', () => {
  // All that are allowed: 0→1, 0→5; 1→7, 1→8; 7→2, 7→8; 8→6; 2→9, 2→11; 9→10, 9→2; 10→4, 10→2; 4→6; 11→3, 11→2; 3→9, 3→11; of approvals 12→0, 12→5.
  const allowed = new Set(
    '0>1 0>5 1>7 1>8 7>2 7>8 8>6 2>9 2>11 9>10 9>2 10>4 10>2 4>6 11>3 11>2 3>9 3>11 12>0 12>5'.split(' '),
  );
  const pairs = airStatus.codes.flatMap((from) => airStatus.codes.map((to) => [from, to] as const));

  it.each(pairs)('%i → %i is as the table says', (from, to) => {
    expect(airStatus.mayBecome(from, to)).toBe(allowed.has(`${from}>${to}`));
  });

  it('names every status once and no other', () => {
    expect(Object.keys(airStatus.transitions).map(Number)).toEqual(airStatus.codes);
    expect(airStatus.codes).toHaveLength(13);
  });

  it.each([
    [14, 0],
    [0, 12],
    [-1, 1],
    [20, 23],
  ])('refuses the unknown pair %i → %i', (from, to) => {
    expect(airStatus.mayBecome(from, to)).toBe(false);
  });

  it('ends at voided and at refunded money', () => {
    expect(airStatus.codes.filter(airStatus.isFinal)).toEqual([5, 6]);
  });

  it('counts an order as a booking until it is voided, rejected or refunded', () => {
    expect(airStatus.codes.filter((code) => !holdsSeats(code))).toEqual([4, 5, 6, 8]);
  });
});

describe('insurance status (specification 2, section 4)', () => {
  it.each([
    [0, '未投保'],
    [1, '已投保'],
    [2, '已取消'],
    [3, '投保失败'],
    [4, '已退保'],
    [5, '退保中'],
    [6, '状态 6'],
  ])('%i is %s', (code, label) => {
    expect(insuranceLook(code, 0).label).toBe(label);
  });

  it.each([
    [0, 0, '未投保'],
    [1, 0, '出票后生效'],
    [7, 0, '出票后生效'],
    [2, 0, '未投保'],
    [7, 3, '投保失败'],
    [8, 2, '已取消'],
  ])('in an order of status %i, %i is %s', (orderStatus, code, label) => {
    expect(insuranceLook(code, orderStatus).label).toBe(label);
  });
});

describe('an order number on screen', () => {
  it('is read in groups of four', () => {
    expect(showOrderNo('260916143207')).toBe('2609 1614 3207');
  });
  it('stays as it is when it has another form', () => {
    expect(showOrderNo('H-17')).toBe('H-17');
  });
});
