import { describe, expect, it } from 'vitest';
import { readPrefill, writePrefill } from './prefill-query.ts';
import type { Prefill } from './prefill-query.ts';

const wanted: Prefill = {
  from: '2026-12-01',
  to: '2026-12-03',
  legs: [
    {
      legId: 'leg-1',
      product: 'train',
      from: 'SHA',
      to: '苏州',
      day: '2026-12-01',
      toDay: '',
      travellers: 2,
      units: 0,
    },
    {
      legId: 'leg-2',
      product: 'hotel',
      from: '',
      to: '苏州',
      day: '2026-12-01',
      toDay: '2026-12-03',
      travellers: 2,
      units: 1,
    },
  ],
  employeeIds: [710071, 710072],
  budgets: { train: '246.00', hotel: '900' },
};

describe('the address of a new application with values', () => {
  it('says the same when it is read', () => {
    const query = writePrefill(wanted);
    expect(query['legs']).toBe('train.SHA.苏州.2026-12-01..2.0_hotel..苏州.2026-12-01.2026-12-03.2.1');
    expect(readPrefill(query)).toEqual(wanted);
  });

  it('without values is that of an empty form', () => {
    expect(readPrefill({})).toBeNull();
    expect(readPrefill({ applicationId: '3', legs: '' })).toBeNull();
  });

  it('loses the parts that cannot be read, and keeps the others', () => {
    const read = readPrefill({
      from: '2026-13-01',
      legs: 'boat.BJS.SHA.2026-12-01..1.0_flight..SHA.2026-12-01..1.0_flight.BJS.SHA.2026-99-01..0.0_<b>',
      people: '710071_-3_x',
      budgets: 'flight-12.345_flight-80_boat-3',
    });
    expect(read).toEqual({
      from: '',
      to: '',
      legs: [
        { legId: 'leg-1', product: 'flight', from: 'BJS', to: 'SHA', day: '', toDay: '', travellers: 1, units: 0 },
      ],
      employeeIds: [710071],
      budgets: { flight: '80' },
    });
  });
});
