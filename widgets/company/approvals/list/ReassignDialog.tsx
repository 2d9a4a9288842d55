import { useValue } from '#kit/readable.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useModel, useServices } from '#kit/widget.ts';
import { caseTexts } from '../detail/case-texts.ts';
import { Dialogs } from '../detail/Dialogs.tsx';
import { createCase } from '../detail/model.ts';

/** From a row: the company's account gives a waiting step to somebody else. */
export function ReassignDialog({ no, settle, onClose }: { no: string; settle(): unknown; onClose(): void }) {
  const services = useServices();
  const t = useTexts('approvalCase', caseTexts);
  const model = useModel(() => createCase(services, t, { no }, settle));
  const known = useValue(model.detail.data);
  const close = () => {
    onClose();
    void settle();
  };
  return known && <Dialogs asked="reassign" known={known} model={model} t={t} onClose={close} />;
}
