import type { ReactNode } from 'react';
import type { BookedProduct } from '#domain/company/preferences.ts';
import { useValues } from '#kit/readable.ts';
import { useSay } from '#kit/say.ts';
import { useServices } from '#kit/widget.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Empty } from '#ui/states/Empty.tsx';
import type { EmptyArt } from '#ui/states/Empty.tsx';
import type { Booking } from '../booking.ts';
import type { Choice } from './ConflictAsk.tsx';
import { outOfReachTexts } from './out-of-reach-texts.ts';
import { outOfReach } from './out-of-reach.ts';

/** The reason why an offer cannot be had, and one more way on than back to the list. */
export interface Gone {
  title: string;
  text: string;
  more?: Choice | undefined;
}

interface OutOfReachProps {
  booking: Booking;
  product: BookedProduct;
  /** Of the stage `gone`. */
  gone: Gone | null;
}

/** An offer that cannot be had: the reason, and the ways on. */
export function OutOfReach({ booking, product, gone }: OutOfReachProps) {
  const [stage, failure] = useValues(booking.hold.stage, booking.hold.failure);
  const { art } = outOfReach[product];
  const words = { ...outOfReachTexts[product], ...booking.words };
  const again = <Button onClick={booking.chooseAgain}>{words.chooseAgain}</Button>;
  if (gone)
    return (
      <Unavailable art={art} title={gone.title} text={gone.text}>
        {gone.more && (
          <Button kind="primary" onClick={gone.more.run}>
            {gone.more.label}
          </Button>
        )}
        {again}
      </Unavailable>
    );
  if (stage === 'refused')
    return (
      <Unavailable art={art} title={words.refusedTitle} text={failure}>
        {booking.isBusiness && <Button onClick={booking.toPrivate}>{words.toPrivate}</Button>}
        {again}
      </Unavailable>
    );
  return (
    <Unavailable art="fail" title={words.failedTitle} text={failure}>
      {again}
      <Button kind="primary" onClick={() => void booking.start()}>
        {words.retry}
      </Button>
    </Unavailable>
  );
}

export interface BrokenLinkProps {
  product: BookedProduct;
  /** Of the screen: a partner's own wording is among them. */
  words: object;
  /** Another reason than that of the product's words. */
  text?: string | undefined;
  /** Names the button that leads to the search of the product. */
  label: string;
}

/** A link that names no offer. */
export function BrokenLink({ product, words: given, text, label }: BrokenLinkProps) {
  const { navigate } = useServices();
  const { art, search } = outOfReach[product];
  const words = { ...outOfReachTexts[product], ...given };
  return (
    <Unavailable art={art} title={words.brokenTitle} text={text || words.brokenText}>
      <Button kind="primary" onClick={() => navigate(search)}>
        {label}
      </Button>
    </Unavailable>
  );
}

/** A link or an offer of which nothing can be ordered. */
function Unavailable(props: { art: EmptyArt; title: string; text: string; children: ReactNode }) {
  const { say } = useSay();
  return (
    <Empty
      art={props.art}
      title={say(props.title)}
      text={say(props.text)}
      action={<div className="t-row t-row--wrap">{props.children}</div>}
    />
  );
}
