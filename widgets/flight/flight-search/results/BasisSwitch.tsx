import { useValue } from '#kit/readable.ts';
import { Segment } from '#ui/controls/Segment.tsx';
import { useResults } from './use-results.ts';

/** 含税价 / 票面价: one of both everywhere in the list, its days and its filters. */
export function BasisSwitch() {
  const { model, texts } = useResults();
  const basis = useValue(model.basis);
  return (
    <Segment
      label={texts.basis}
      className="fs-basis"
      value={basis}
      items={[
        { value: 'total', label: texts.bases.total },
        { value: 'ticket', label: texts.bases.ticket },
      ]}
      onChange={(next) => model.setBasis(next)}
    />
  );
}
