import type { ReactNode } from 'react';
import { useLater } from '#kit/part.ts';
import { useValue, useValues } from '#kit/readable.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useModel, useServices } from '#kit/widget.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Empty } from '#ui/states/Empty.tsx';
import type { EmptyArt } from '#ui/states/Empty.tsx';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import { ConflictDialog } from './order/ConflictDialog.tsx';
import { OrderPage } from './OrderPage.tsx';
import { draftKeyOf, readChoice } from './address.ts';
import type { Choice } from './address.ts';
import { conflictWords } from './order/conflict-words.ts';
import { createHotelOrder } from './model.ts';
import type { OrderModel } from './model.ts';
import { texts as ownTexts } from './texts.ts';

/** In an application that sells no hotels, the telephone. */
export function HotelOrder() {
  const isSold = useValue(useServices().config).switches.hotel;
  const closed = useLater(!isSold, () => import('#parts/hotel/NotSold.tsx'));
  if (isSold) return <NamedOrder />;
  return closed && <closed.NotSold />;
}

/** The order form of the rate and stay that its address names. */
function NamedOrder() {
  const services = useServices();
  const texts = useTexts('hotel-order', ownTexts);
  const { query } = useValue(services.place);
  const read = readChoice(query, services.clock.now(), useValue(services.session.user));
  if ('choice' in read) return <Order key={draftKeyOf(read.choice)} choice={read.choice} />;
  return (
    <Panel art="hotel" title={texts.brokenTitle} text={read.problem || texts.brokenText}>
      <Button kind="primary" onClick={() => services.navigate('hotel_index')}>
        {texts.toSearch}
      </Button>
    </Panel>
  );
}

function Order({ choice }: { choice: Choice }) {
  const services = useServices();
  const texts = useTexts('hotel-order', ownTexts);
  const model = useModel(() => createHotelOrder(services, choice, texts));
  const stage = useValue(model.verification.stage);
  if (stage === 'ready') return <OrderPage model={model} />;
  if (stage !== 'loading') return <Unverified model={model} stage={stage} />;
  return (
    <>
      <Waiting label={texts.loading} />
      <ConflictDialog model={model} />
    </>
  );
}

/** Rooms or price cannot be had: the reason, and what can be done instead. */
function Unverified({ model, stage }: { model: OrderModel; stage: 'failed' | 'refused' | 'gone' }) {
  const { texts, isBusiness } = model;
  const [failure, dialog] = useValues(model.verification.failure, model.dialog);
  const again = <Button onClick={model.chooseAgain}>{texts.chooseAgain}</Button>;
  if (stage === 'gone' && dialog?.kind === 'conflict') {
    const { title, text } = conflictWords(dialog.conflict, texts);
    const { conflict } = dialog;
    const left = conflict.kind === 'inventory' ? conflict.roomsLeft : 0;
    return (
      <Panel art="hotel" title={title} text={text}>
        {left > 0 && (
          <Button kind="primary" onClick={() => model.changeTo({ rooms: left })}>
            {texts.conflict.takeFewer(left)}
          </Button>
        )}
        {again}
      </Panel>
    );
  }
  if (stage === 'refused')
    return (
      <Panel art="hotel" title={texts.refusedTitle} text={failure}>
        {isBusiness && <Button onClick={() => model.changeTo({ travelType: 'private' })}>{texts.toPrivate}</Button>}
        {again}
      </Panel>
    );
  return (
    <Panel art="fail" title={texts.failedTitle} text={failure}>
      {again}
      <Button kind="primary" onClick={model.renew}>
        {texts.retry}
      </Button>
    </Panel>
  );
}

const Panel = (props: { art: EmptyArt; title: string; text: string; children: ReactNode }) => (
  <Empty
    art={props.art}
    title={props.title}
    text={props.text}
    action={<div className="t-row t-row--wrap">{props.children}</div>}
  />
);

/** The boxes of the page until rooms and price are known. */
function Waiting({ label }: { label: string }) {
  const box = (height: number) => (
    <div className="t-card t-det__skel" key={height}>
      <Skeleton width={160} height={24} />
      <Skeleton height={height} />
    </div>
  );
  return (
    <div className="t-page t-det" aria-busy="true">
      <span className="t-vh" role="status">
        {label}
      </span>
      <Skeleton width={360} height={22} />
      <div className="t-det__g">
        <div className="t-det__c">{[64, 120, 96].map(box)}</div>
        <aside className="t-det__c">{[220, 90].map(box)}</aside>
      </div>
    </div>
  );
}
