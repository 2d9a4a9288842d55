import type { Twin } from '#base/wording.ts';
import type { stayTexts as chinese } from './stay-texts.ts';

export const stayTexts: Twin<typeof chinese> = {
  stay: 'Stay',
  checkIn: 'Check-in',
  checkOut: 'Check-out',
  from: (clock) => `from ${clock}`,
  nights: (nights) => `${nights} ${nights === 1 ? 'night' : 'nights'}`,
  breakfast: (portions) =>
    portions > 0 ? `${portions} ${portions === 1 ? 'breakfast' : 'breakfasts'} a night` : 'No breakfast',
  remark: 'Remark',
  rules: 'Cancellation',
  night: (day, rooms) => `${day} × ${rooms} ${rooms === 1 ? 'room' : 'rooms'}`,
  roomTotal: 'Room total',
  atHotel: 'Pay at hotel',
  invoice: 'Invoice',
  invoiceKind: 'Kind of invoice',
  invoiceKinds: { normal: 'Electronic invoice', special: 'Special VAT invoice' },
  invoiceTitle: 'Invoice to',
  taxNo: 'Tax number',
};
