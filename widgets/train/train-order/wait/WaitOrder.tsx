import { useValue } from '#kit/readable.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useModel, useServices } from '#kit/widget.ts';
import { Broken, Gate } from '../Gate.tsx';
import { readWait, waitDraftKey } from '#parts/rail/sold-out/wait-address.ts';
import type { WaitChoice } from '#parts/rail/sold-out/wait-address.ts';
import { createWaitOrder } from './model.ts';
import { WaitPage } from './WaitPage.tsx';
import { texts as ownTexts } from './texts.ts';

/** The order form of trains that are sold out, as its address names them. */
export function WaitOrder() {
  const services = useServices();
  const texts = useTexts('train-wait', ownTexts);
  const choice = readWait(useValue(services.place).query, useValue(services.session.user));
  if (choice) return <Order key={waitDraftKey(choice)} choice={choice} />;
  return <Broken texts={texts} />;
}

const boxes = [190, 160, 180, 126];

function Order({ choice }: { choice: WaitChoice }) {
  const services = useServices();
  const texts = useTexts('train-wait', ownTexts);
  const model = useModel(() => createWaitOrder(services, choice, texts));
  return (
    <Gate model={model} main={boxes}>
      <WaitPage model={model} />
    </Gate>
  );
}
