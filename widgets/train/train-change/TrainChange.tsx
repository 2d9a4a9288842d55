import { useEffect, useRef } from 'react';
import { trainOrder } from '#contract/train-order.ts';
import type { TrainOrder } from '#contract/train-order.ts';
import { childAloneText } from '#domain/rail/order/children-along.ts';
import { useValues } from '#kit/readable.ts';
import { useLater } from '#kit/part.ts';
import { createResource } from '#kit/resources/resource.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useModel, useServices } from '#kit/widget.ts';
import { Compared, Confirm } from '#parts/rail/sale/Compared.tsx';
import { netText } from '#parts/rail/sale/OfferedTrain.tsx';
import { TicketChoice } from '#parts/rail/sale/TicketChoice.tsx';
import { Loaded } from '#screens/Loaded.tsx';
import { useIsNarrow } from '#ui/base/element-width.ts';
import { Card } from '#ui/display/Card.tsx';
import { BackHead } from '#ui/journey/BackHead.tsx';
import { chosenPage, createTrainChange } from './model.ts';
import { texts as ownTexts } from './texts.ts';
import { Trains } from './Trains.tsx';
import { useSay } from '#kit/say.ts';

interface TrainChangeProps {
  orderNo?: string;
  ticket?: string;
  /** Of the route. */
  kind?: string;
}

/** Another train for tickets of an order, between the same stations or to another one. */
export function TrainChange({ orderNo, ticket, kind }: TrainChangeProps) {
  const services = useServices();
  const { name, query } = services.place.peek();
  const id = orderNo || query['orderNo'] || '';
  const isOther = kind === 'station';
  const asked = { isOther, ticket: ticket || query['ticket'] || '', isChosen: name === chosenPage(isOther) };
  const order = useModel(() => {
    const resource = createResource(services, trainOrder.orderDetail, { orderNo: id });
    void resource.load();
    return resource;
  });
  return (
    <Loaded from={order} onBack={() => services.navigate('my_order_list', { type: 'train' })}>
      {(known) => <Change key={`${known.orderNo} ${asked.isOther}`} order={known} asked={asked} load={order.load} />}
    </Loaded>
  );
}

interface ChangeProps {
  order: TrainOrder;
  asked: Parameters<typeof createTrainChange>[2];
  load(): unknown;
}

function Change({ order, asked, load }: ChangeProps) {
  const services = useServices();
  const t = useTexts('train-change', ownTexts);
  const model = useModel(() => createTrainChange(services, order, asked, t, load));
  const { form } = model;
  const [{ ticketIds, trainNumber }, errors, failure, resource, quote, isOver] = useValues(
    form.values,
    form.errors,
    form.failure,
    model.quoting.resource,
    model.quoting.quote,
    model.isOver,
  );
  const { isOther, isChosen } = model;
  useEffect(() => void model.begin(), []);
  const { say } = useSay();
  const page = useRef<HTMLDivElement>(null);
  // One column: the comparison is below all trains.
  const isNarrow = useIsNarrow(page, 1100);
  const hasBar = isNarrow && !!resource && !isOver;
  const bar = useLater(hasBar, () => import('#parts/rail/sale/ChangeBar.tsx'));
  const nothing = useLater(!model.tickets.length, () => import('#parts/rail/sale/over/Nothing.tsx'));
  const chosen = useLater(isChosen, () => import('#parts/rail/sale/chosen/ChosenTrain.tsx'));
  // Beside the trains, which are asked for meanwhile.
  const kind = useLater(!isChosen, () => import('#parts/rail/sale/ChangeKind.tsx'));
  const title = isChosen ? t.titleChosen(isOther) : isOther ? t.titleOther : t.title;
  return (
    <div ref={page} className="t-page">
      <h1 className="t-vh">{title}</h1>
      <BackHead title={title} onBack={model.leave} />
      {model.tickets.length ? (
        <>
          {kind && <kind.ChangeKind model={model} chosen={ticketIds} />}
          <div className="t-det__g">
            <div className="t-det__c">
              {chosen && <chosen.ChosenTrain model={model} t={t} />}
              {!isChosen && (
                <>
                  <Card>
                    <TicketChoice
                      label={t.tickets}
                      allText={t.all}
                      order={order}
                      tickets={model.tickets}
                      chosen={ticketIds}
                      follows={model.children.follow(ticketIds)}
                      followText={t.follows}
                      restText={t.restKept}
                      error={model.children.isAlone(ticketIds) ? say(childAloneText) : errors['ticketIds']}
                      onChange={model.chooseTickets}
                    />
                  </Card>
                  <Trains model={model} t={t} />
                </>
              )}
            </div>
            {!isOver && (isChosen || !isNarrow) && <Compared model={model} t={t} isNarrow={isNarrow} />}
          </div>
          {hasBar && bar && (
            <bar.ChangeBar
              title={t.toTrain(trainNumber)}
              sum={quote && netText(quote.totals, t, { isFixed: true, tickets: quote.lines.length })}
              failure={failure}
            >
              <Confirm model={model} t={t} />
            </bar.ChangeBar>
          )}
        </>
      ) : (
        nothing && <nothing.Nothing order={order} isOther={isOther} back={t.back} onBack={model.showOrder} />
      )}
    </div>
  );
}
