import type { ComponentType } from 'react';
import type { IntlConflict } from '#contract/intl-order.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useServices } from '#kit/widget.ts';
import { orderPlaces } from '#domain/product/order-places.ts';
import { AskGone, AskTotal, ConflictAsk } from '#parts/booking/conflict/ConflictAsk.tsx';
import type { ConflictLooks } from '#parts/booking/conflict/ConflictAsk.tsx';
import { conflictTexts as texts } from '#parts/intl/offer/conflict-texts.ts';
import type { OrderModel } from '../model.ts';
import { conflictWords, riskWords } from '#parts/intl/offer/conflict-words.ts';

/** In the language of the mount. */
const useWords = () => useTexts('intl-conflict', texts);

type Of<K extends IntlConflict['kind']> = { model: OrderModel; conflict: Extract<IntlConflict, { kind: K }> };

/** Only another trip helps. */
const Gone = ({ model, conflict }: { model: OrderModel; conflict: IntlConflict }) => (
  <AskGone {...conflictWords(conflict)} main={{ label: useWords().again, run: model.chooseAgain }} />
);

/** The party fits another offer, or fewer people fit this one. */
function Inventory({ model, conflict }: Of<'inventory'>) {
  const t = useWords();
  const again = { label: t.again, run: model.chooseAgain };
  const keep = { label: t.keep, run: model.close };
  const isSoldOut = conflict.left <= 0;
  return <AskGone {...conflictWords(conflict)} other={!isSoldOut && again} main={isSoldOut ? again : keep} />;
}

function Document({ model, conflict }: Of<'document'>) {
  const t = useWords();
  return (
    <AskGone
      {...conflictWords(conflict)}
      other={{ label: t.documentAccept, run: model.accept }}
      main={{ label: t.documentKeep, run: model.close }}
    />
  );
}

const looks: ConflictLooks<IntlConflict, OrderModel> = {
  product: Gone as ComponentType<Of<'product'>>,
  order: Gone as ComponentType<Of<'order'>>,
  over: Gone as ComponentType<Of<'over'>>,
  inventory: Inventory,
  rate: ({ model, conflict: { from, to } }) => <AskTotal model={model} words={useWords()} from={from} to={to} />,
  risk: Risk,
  document: Document,
  duplicate: Duplicate,
};

/** A conflict between form and order, each with its own next step. */
export const ConflictDialog = ({ model }: { model: OrderModel }) => (
  <ConflictAsk<IntlConflict, OrderModel> model={model} words={useWords()} looks={looks} />
);

/** A stop of two tickets, or one that is too short: the safe way is the main one where the next flight is missed. */
function Risk({ model, conflict }: Of<'risk'>) {
  const t = useWords();
  const words = riskWords(conflict, model.hold.verified.peek());
  return conflict.stop.verdict === 'short' ? (
    <AskGone
      {...words}
      other={{ label: t.missedAccept, run: model.accept }}
      main={{ label: t.backToSafety, run: model.chooseAgain }}
    />
  ) : (
    <AskGone
      {...words}
      other={{ label: t.again, run: model.chooseAgain }}
      main={{ label: t.riskAccept, run: model.accept }}
    />
  );
}

/** The traveller has a ticket: the member's own order is shown, else other travellers are chosen. */
function Duplicate({ model, conflict }: Of<'duplicate'>) {
  const t = useWords();
  const { navigate } = useServices();
  const { orderNo, isUnpaid } = conflict;
  const change = { label: t.changePeople, run: model.close };
  const { route, param } = orderPlaces.intl[isUnpaid ? 'pay' : 'order'];
  const see = { label: isUnpaid ? t.pay : t.see, run: () => navigate(route, { [param]: orderNo }) };
  return <AskGone {...conflictWords(conflict)} other={orderNo !== '' && change} main={orderNo ? see : change} />;
}
