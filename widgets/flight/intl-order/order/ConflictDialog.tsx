import type { ComponentType } from 'react';
import type { IntlConflict } from '#contract/intl-order.ts';
import { useServices } from '#kit/widget.ts';
import { orderPlaces } from '#domain/product/order-places.ts';
import { AskGone, AskTotal, ConflictAsk } from '#parts/booking/conflict/ConflictAsk.tsx';
import type { ConflictLooks } from '#parts/booking/conflict/ConflictAsk.tsx';
import { conflictTexts } from '#parts/booking/texts.ts';
import { airportText } from '#parts/intl/slices.ts';
import { intlTexts } from '#parts/intl/texts.ts';
import type { OrderModel } from '../model.ts';
import { conflictWords } from '#parts/intl/offer/conflict.ts';

type Of<K extends IntlConflict['kind']> = { model: OrderModel; conflict: Extract<IntlConflict, { kind: K }> };

const t = { ...conflictTexts, again: '重新选择航班' };

/** Only another trip helps. */
const Gone = ({ model, conflict }: { model: OrderModel; conflict: IntlConflict }) => (
  <AskGone {...conflictWords(conflict)} main={{ label: t.again, run: model.chooseAgain }} />
);

const looks: ConflictLooks<IntlConflict, OrderModel> = {
  product: Gone as ComponentType<Of<'product'>>,
  order: Gone as ComponentType<Of<'order'>>,
  over: Gone as ComponentType<Of<'over'>>,
  inventory: ({ model, conflict }) =>
    conflict.left > 0 ? (
      <AskGone
        {...conflictWords(conflict)}
        other={{ label: t.again, run: model.chooseAgain }}
        main={{ label: model.words.keep, run: model.close }}
      />
    ) : (
      <Gone model={model} conflict={conflict} />
    ),
  rate: ({ model, conflict: { from, to } }) => (
    <AskTotal model={model} words={t} title={model.words.rateTitle} text={model.words.rateText} from={from} to={to} />
  ),
  risk: ({ model, conflict: { stop } }) => {
    const airports = model.hold.verified.peek()?.airports ?? {};
    return (
      <AskGone
        title={model.words.riskTitle}
        text={model.words.riskText(airportText({ airports }, stop.airport), intlTexts.spare(stop.spare))}
        other={{ label: t.again, run: model.chooseAgain }}
        main={{ label: model.words.riskAccept, run: model.accept }}
      />
    );
  },
  duplicate: Duplicate,
};

/** A conflict between form and order, each with its own next step. */
export const ConflictDialog = ({ model }: { model: OrderModel }) => (
  <ConflictAsk<IntlConflict, OrderModel> model={model} words={t} looks={looks} />
);

/** The traveller has a ticket: the member's own order is shown, else other travellers are chosen. */
function Duplicate({ model, conflict }: Of<'duplicate'>) {
  const { navigate } = useServices();
  const { orderNo } = conflict;
  const change = { label: model.words.changePeople, run: model.close };
  const { route, param } = orderPlaces.intl.order;
  const see = { label: model.words.see, run: () => navigate(route, { [param]: orderNo }) };
  return <AskGone {...conflictWords(conflict)} other={orderNo !== '' && change} main={orderNo ? see : change} />;
}
