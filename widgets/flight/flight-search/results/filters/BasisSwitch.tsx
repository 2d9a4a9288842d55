import { serviceFeeOf } from '#domain/flight/seat-prices.ts';
import { useValues } from '#kit/readable.ts';
import { Segment } from '#ui/controls/Segment.tsx';
import { useResults } from '../use-results.ts';
import { fill } from '../texts.ts';

/** 含税价 / 票面价: one of both everywhere in the list, its days and its filters; its hint names what is between them. */
export function BasisSwitch() {
  const { model, texts } = useResults();
  const [basis, list, { switches }] = useValues(model.basis, model.list, model.services.config);
  const hasFee = list?.flights.some(({ seats }) => seats.some((seat) => serviceFeeOf(seat) > 0));
  const note = fill(texts.basisNote, {
    fee: hasFee ? fill(texts.basisFee, { name: switches.showServFee ? texts.serviceFee : texts.otherFees }) : '',
  });
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
