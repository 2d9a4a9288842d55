import { serviceFeeOf } from '#domain/flight/seat-prices.ts';
import { showFen } from '#domain/money.ts';
import { useValues } from '#kit/readable.ts';
import { Segment } from '#ui/controls/Segment.tsx';
import { useResults } from '../use-results.ts';
import { fill } from '#parts/flight/list/texts.ts';

/** 含税价 / 票面价: one of both everywhere in the list, its days and its filters; its hint names what is between them. */
export function BasisSwitch() {
  const { model, texts } = useResults();
  const [basis, list, { switches }] = useValues(model.basis, model.list, model.services.config);
  const fee = Math.max(0, ...(list?.flights ?? []).flatMap(({ seats }) => seats.map(serviceFeeOf)));
  const name = switches.showServFee ? texts.serviceFee : texts.otherFees;
  const note = fill(texts.basisNote, { fee: fee ? fill(texts.basisFee, { name: `${name} ¥${showFen(fee)}` }) : '' });
  return (
    <div className="fs-basis" title={note}>
      <Segment
        label={texts.basis}
        value={basis}
        items={[
          { value: 'total', label: texts.bases.total },
          { value: 'ticket', label: texts.bases.ticket },
        ]}
        onChange={(next) => model.setBasis(next)}
      />
    </div>
  );
}
