import type { Twin } from '#base/wording.ts';
import { showFen } from '#domain/money.ts';
import { orderTexts } from '../../texts.en.ts';
import type { SaleTexts } from './sale-texts.ts';

export const saleTexts: Twin<SaleTexts> = {
  passengers: 'Passengers',
  legs: 'Flights',
  all: 'Select all',
  dayBefore: 'Day before',
  dayAfter: 'Day after',
  ticket: 'Ticket ending in',
  follows: 'Goes with the adult',
  branches: { voluntary: 'Voluntary', involuntary: 'Involuntary' },
  branchNotes: {
    voluntary: 'A reason of your own: the fee of the fare rules applies',
    involuntary: 'The flight has changed, or something beyond your control: no fee once it is approved',
  },
  proof: 'Proof',
  proofHint: 'JPG, PNG or PDF, at most 5 MB each',
  proofNeeded: 'Upload a proof',
  proofUnderWay: 'Send once the proof is uploaded',
  proofFailed: 'Could not be uploaded, try again',
  proofRemove: 'Remove',
  validFor: 'Valid for ',
  validEnd: '',
  shares: 'Back to',
  company: orderTexts.company,
  personal: orderTexts.personal,
  methods: orderTexts.methods,
  paidBy: orderTexts.paidBy,
  above: (fen, message) =>
    `Above the travel policy${fen > 0 ? ` by ¥${showFen(fen, true)}, which the traveller pays` : ''}: ${message}`,
  aboveApproval: 'The company decides first; once approved it is carried out by itself.',
  aboveReason: orderTexts.overReason,
  aboveTag: (fen) => (fen > 0 ? `¥${showFen(fen)} above policy` : 'Above policy'),
  quoteFailed: 'No quote at the moment, try again',
  quoteOld: 'This quote is no longer valid, and no new one could be had',
  retry: 'Try again',
  offline: 'You are offline; a new quote is asked for when you are back',
};
