import { feeName } from '../payment/fee-name.ts';

/** Kinds of vouchers for reimbursement: the e-itinerary of an airline, e-invoices of fees, of a stay, and of the railway for tickets and for its fees. */
export const voucherKinds = ['itinerary', 'fees', 'room', 'rail', 'railFees', 'intl'] as const;
export type VoucherKind = (typeof voucherKinds)[number];

/** `later`: not yet; `over`: its 180 days have ended; `none`: cannot be issued here; `red`: taken back after a refund. */
export type VoucherState = 'open' | 'later' | 'issuing' | 'issued' | 'red' | 'over' | 'none';

/** Groups of states that the list can be asked for; `ending`: of `open` those that end within 30 days. */
export const voucherGroups = ['open', 'ending', 'issuing', 'issued', 'later', 'ended', 'all'] as const;
export type VoucherGroup = (typeof voucherGroups)[number];

/** Obstacles: waits for ticket or hotel, trip not over, refund or change under way, all refunded, issued by the hotel's desk, issued with a company's bill. */
export type VoucherHurdle = 'booking' | 'travelling' | 'underWay' | 'refunded' | 'desk' | 'billed' | '';

export const shortVoucherLabels: Readonly<Record<VoucherKind, string>> = {
  itinerary: '电子行程单',
  fees: '费用发票',
  room: '住宿费发票',
  rail: '铁路电子客票',
  railFees: '铁路退改费凭证',
  intl: '国际机票发票',
};

/** Paper of what a company pays through its bill: it proves the trip, and the bill's invoice is the only tax document. */
export const tripProofName = '行程确认';

/** Name of the paper of a claim. */
export const paperNameOf = ({ kind, hurdle }: { kind: VoucherKind; hurdle: VoucherHurdle }): string =>
  hurdle === 'billed' ? tripProofName : shortVoucherLabels[kind];

/** Content of an invoice of fees. */
export const feesOf = (showServFee: boolean): string => `${feeName(showServFee)}与退改手续费`;

/** Label and dot of a state. */
export const voucherLooks = {
  open: { label: '可申请', dot: 'act' },
  later: { label: '未到时间', dot: '' },
  issuing: { label: '开具中', dot: 'warn' },
  issued: { label: '已开具', dot: 'ok' },
  red: { label: '已红冲', dot: 'bad' },
  over: { label: '已过期', dot: '' },
  none: { label: '不可开具', dot: '' },
} as const satisfies Record<VoucherState, { label: string; dot: string }>;

/** The states that a group of the list has. */
export const groupStates: Readonly<Record<Exclude<VoucherGroup, 'all'>, readonly VoucherState[]>> = {
  open: ['open'],
  ending: ['open'],
  issuing: ['issuing'],
  issued: ['issued'],
  later: ['later'],
  ended: ['red', 'over', 'none'],
};

/** Days from which on the end of the 180 days is pointed out. */
export const lastDays = 30;

/** Days before that end at which the owner is told of it. */
export const remindDays = 14;

export const daysLeftText = (days: number): string => (days <= 0 ? '今天截止' : `还剩 ${days} 天`);
