import { fenOf } from '../../money.ts';
import type { Fen } from '../../money.ts';

interface Line {
  tktPrice: string;
  consTax: string;
  fuelTax: string;
  servFee: string;
  insurance: string;
  feePercent: number | null;
  charge: string;
  servFeeKept: string;
  insuranceKept: string;
  back: string;
}

/** One line of a refund's sum; negative where it is kept. */
interface RefundLine {
  label: string;
  fen: Fen;
}

/**
 * The parts of a refund, whose sum is what comes back: fare, taxes and insurance, less the airline's fee and what is
 * kept. Zero shows no line, but for the fee. A hidden service fee that comes back is one line at the end, so that the sum is right.
 */
export function refundLines(lines: readonly Line[], { showServiceFee }: { showServiceFee: boolean }): RefundLine[] {
  const sum = (of: (line: Line) => string): Fen => lines.reduce((total, line) => total + fenOf(of(line)), 0);
  const [first] = lines;
  const percent = lines.every((line) => line.feePercent === first?.feePercent) ? first?.feePercent : undefined;
  const serviceFee = sum((line) => line.servFee);
  const rows: RefundLine[] = [
    { label: '票款', fen: sum((line) => line.tktPrice) },
    { label: feeLabel(percent), fen: -sum((line) => line.charge) },
    { label: '机建', fen: sum((line) => line.consTax) },
    { label: '燃油', fen: sum((line) => line.fuelTax) },
    { label: '保险', fen: sum((line) => line.insurance) },
    { label: '保险已生效，不退', fen: -sum((line) => line.insuranceKept) },
    ...(showServiceFee
      ? [
          { label: '服务费', fen: serviceFee },
          { label: '服务费不退', fen: -sum((line) => line.servFeeKept) },
        ]
      : [{ label: '其他费用', fen: serviceFee - sum((line) => line.servFeeKept) }]),
  ];
  return rows.filter(({ fen }, at) => fen !== 0 || at === 1);
}

/** `percent`: of all tickets; null: the fare does not come back; undefined: each has its own. */
const feeLabel = (percent: number | null | undefined): string =>
  percent === null ? '票款不退' : percent === 0 ? '退票费（免）' : `退票费${percent ? ` ${percent}%` : ''}`;
