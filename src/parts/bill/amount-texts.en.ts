import type { Twin } from '#base/wording.ts';
import type { explainTexts as chinese } from './amount-texts.ts';

export const explainTexts: Twin<typeof chinese> = {
  explainTitle: 'About this amount',
  explainPoints: 'About these points',
  explained: 'Amount',
  explainedPoints: 'Points',
  explainedPeriod: 'Net amount of the period',
  otherPayers: 'Paid by others',
  balanceBefore: 'Balance before',
  balanceAfter: 'Balance after',
  baseFare: 'Sum of fares',
  pointsPerYuan: 'Points per yuan',
  perTicketPoints: 'Counted ticket by ticket, in whole points',
  perTicket: 'Counted ticket by ticket, in whole fen',
  perTicketAtMost: (most) => `Counted ticket by ticket, in whole fen, at most ¥${most}`,
};
