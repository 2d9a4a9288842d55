import { describe, expect, it } from 'vitest';
import { nextLeg, withTravellers } from '#domain/application/legs.ts';
import { checkApplication } from './form-model.ts';
import { formTexts } from './texts.ts';
import { blankValues, newValues, saveInput, tripOf } from '#parts/application/form/values.ts';
import type { FormValues } from '#parts/application/form/values.ts';

const self = { employeeId: 71, name: '陈佳宁', note: '研发中心 · P6' };
const options = { self, people: [], costCenters: [], costCenter: 'RD-01', mayExceed: true };
const leg = { legId: 'leg-1', product: 'flight', from: 'BJS', to: 'SHA', day: '2026-12-07' } as const;
const begun: FormValues = {
  ...newValues(options, null),
  from: '2026-12-07',
  to: '2026-12-09',
  legs: [{ ...leg, toDay: '', travellers: 1, units: 0 }],
};

describe('the values of an application', () => {
  it('begin with the applicant and the own cost centre, or with what a booking knew', () => {
    expect(newValues(options, null)).toMatchObject({
      costCenter: 'RD-01',
      travellers: [{ kind: 'employee', employeeId: 71, name: '陈佳宁' }],
    });
    const people = [{ employeeId: 72, name: '许曼', note: '' }];
    const wanted = { from: '2026-12-07', to: '', legs: begun.legs, employeeIds: [72], budgets: { flight: '900' } };
    expect(newValues({ ...options, people }, wanted)).toMatchObject({
      from: '2026-12-07',
      legs: [leg],
      budgets: { flight: '900' },
      travellers: [{ employeeId: 72, name: '许曼' }],
    });
  });

  it('go on with the next leg where the last one has led', () => {
    const stay = nextLeg(begun, 'hotel');
    expect(stay).toMatchObject({ legId: 'leg-2', to: 'SHA', day: '2026-12-07', toDay: '2026-12-09', units: 1 });
    const back = nextLeg({ ...begun, legs: [...begun.legs, { ...stay, toDay: '2026-12-09' }] }, 'train');
    expect(back).toMatchObject({ legId: 'leg-3', from: 'SHA', to: '', day: '2026-12-09' });
    // The number of a removed leg is free again, that of a kept one is not.
    expect(nextLeg({ ...begun, legs: [{ ...stay, legId: 'leg-2' }] }, 'car').legId).toBe('leg-3');
  });

  it('of legs for everybody follow those who travel, and those of some keep their number', () => {
    const stay = { ...begun.legs[0]!, legId: 'leg-2', product: 'hotel', units: 1 } as const;
    const two = withTravellers({ ...begun, legs: [...begun.legs, stay] }, [...begun.travellers, ...begun.travellers]);
    expect(two.legs).toMatchObject([{ travellers: 2 }, { travellers: 2, units: 2 }]);
    const part = { ...begun, ...two, legs: [{ ...two.legs[0]!, travellers: 1 }, two.legs[1]!] };
    const three = withTravellers(part, [...two.travellers, ...begun.travellers]);
    expect(three.legs).toMatchObject([{ travellers: 1 }, { travellers: 3, units: 3 }]);
    expect(withTravellers({ ...begun, ...three }, begun.travellers).legs).toMatchObject([
      { travellers: 1 },
      { travellers: 1, units: 1 },
    ]);
  });

  it('are saved without sums that cannot be read, and without those of products that are gone', () => {
    const values: FormValues = { ...begun, budgets: { flight: '1200.5', hotel: '900' } };
    expect(saveInput(values).budgets).toEqual({ flight: '1200.5' });
    expect(saveInput({ ...values, budgets: { flight: '1200.567' } }).budgets).toEqual({});
    expect(tripOf(values).budgets).toEqual({ flight: 120_050, hotel: 90_000 });
    expect('applicationId' in saveInput(values)).toBe(false);
  });
});

it('a sum that cannot be read is told apart from a missing one', () => {
  const errors = (budgets: FormValues['budgets']) =>
    checkApplication({ ...begun, budgets }, { today: '2026-12-01', known: null }, formTexts);
  expect(errors({})['budgets.flight']).toBe('请填写国内机票预算');
  expect(errors({ flight: '1,200' })['budgets.flight']).toBe(formTexts.sumWrong);
  expect(errors({ flight: '1200' })).toEqual({ reason: '请填写出差事由', tripType: '请选择出差类型' });
  expect(Object.keys(checkApplication(blankValues, { today: '2026-12-01', known: null }, formTexts))).toContain('legs');
});
