import { useLater } from '#kit/part.ts';
import { useValue } from '#kit/readable.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useModel, useServices } from '#kit/widget.ts';
import { Broken, Gate } from './Gate.tsx';
import { OrderPage } from './OrderPage.tsx';
import { draftKeyOf, readChoice } from '#parts/rail/sold-out/order-address.ts';
import type { Choice } from '#parts/rail/sold-out/order-address.ts';
import { createTrainOrder } from './model.ts';
import { texts as ownTexts } from './texts.ts';

/** The order form of the rides that its address names. */
export function TrainOrder() {
  const services = useServices();
  const texts = useTexts('train-order', ownTexts);
  const { query } = useValue(services.place);
  const choice = readChoice(query, useValue(services.session.user));
  const isWait = query['wait'] !== undefined;
  const waiting = useLater(isWait, () => import('./wait/WaitOrder.tsx'));
  if (isWait) return waiting && <waiting.WaitOrder />;
  if (choice) return <Order key={draftKeyOf(choice)} choice={choice} />;
  return <Broken texts={texts} />;
}

const boxes = [104, 190, 180, 126];

function Order({ choice }: { choice: Choice }) {
  const services = useServices();
  const texts = useTexts('train-order', ownTexts);
  const model = useModel(() => createTrainOrder(services, choice, texts));
  // Asked for beside the price, so that both are there together.
  const extras = useLater(true, () => import('./sections/Extras.tsx'));
  return (
    <Gate model={model} main={boxes}>
      <OrderPage model={model} extras={extras} />
    </Gate>
  );
}
