import { fenOf } from '../../money.ts';
import type { Fen } from '../../money.ts';

interface Sums {
  changeSpread: string;
  changeFuelTaxSpread: string;
  charge: string;
  changeServiceFee: string;
  discountChangeServiceFee: string;
}

/** One line of a change's sum; negative where it lowers what is due. */
interface ChangeLine {
  label: string;
  fen: Fen;
}

/**
 * The parts of a change, whose sum is what is due or comes back. Zero shows no line. Service fees that the application
 * hides are one line of another name, so that the sum is right.
 */
export function changeLines(sums: Sums, { showServiceFee }: { showServiceFee: boolean }): ChangeLine[] {
  const fee = fenOf(sums.changeServiceFee);
  const discount = fenOf(sums.discountChangeServiceFee);
  const lines: ChangeLine[] = [
    { label: '票价差额', fen: fenOf(sums.changeSpread) },
    { label: '税费差额', fen: fenOf(sums.changeFuelTaxSpread) },
    { label: '改签费', fen: fenOf(sums.charge) },
    ...(showServiceFee
      ? [
          { label: '改签服务费', fen: fee },
          { label: '服务费优惠', fen: -discount },
        ]
      : [{ label: '其他费用', fen: fee - discount }]),
  ];
  return lines.filter(({ fen }) => fen !== 0);
}
