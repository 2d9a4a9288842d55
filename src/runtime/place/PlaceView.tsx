import { useEffect, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { useLater } from '#kit/part.ts';
import { whenIdle } from '#kit/when-idle.ts';
import type { Widget } from '#kit/widget.ts';
import { useServices } from '#kit/widget.ts';
import { useValues } from '#kit/readable.ts';
import { useSay } from '#kit/say.ts';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import { LaterTrouble } from '../messages/LaterTrouble.tsx';
import type { Page } from '../page.ts';
import type { Place } from './place.ts';
import { placeKey, showOf, shownKey } from '../shown.ts';
import type { Shown } from '../shown.ts';

interface PlaceViewProps {
  page: Page;
  first: Shown;
  /** False: `first` was decided for another visit. */
  isDecided: boolean;
  /** Stays with its first widget wherever the navigator goes. */
  isFixed: boolean;
  /** Attributes and script props of the mount; they belong to the widget that was mounted. */
  props: Readonly<Record<string, unknown>>;
  adopt(widget: Widget): void;
  redirect(to: Place): void;
}

const undecided = { key: '', placeName: '', widget: null, frame: undefined };

/** Loads and shows the widget of the current place; a failed chunk can be asked for again. */
export function PlaceView({ page, first, isDecided, isFixed, props, adopt, redirect }: PlaceViewProps) {
  const services = useServices();
  // Another person is another decision.
  const [place] = useValues(services.place, services.session.user);
  const [shown, setShown] = useState(isDecided ? first : { ...first, ...undecided });
  const [{ tries, failed }, setLoading] = useState({ tries: 0, failed: false });
  const key = shownKey(page, place);

  useEffect(() => {
    if (isFixed || key === shown.key) return undefined;
    let isCurrent = true;
    showOf(page, place, (to) => isCurrent && redirect(to), first.home).then(
      (next) => {
        if (!isCurrent) return;
        for (const widget of [next.frame, next.widget]) if (widget) adopt(widget);
        setShown(next);
        setLoading({ tries, failed: false });
      },
      () => isCurrent && setLoading({ tries, failed: true }),
    );
    return () => {
      isCurrent = false;
    };
  }, [key, shown.key, tries]);

  const { home } = first;
  const hasAccount = !!home && !!page.options.registry[home.widget]?.hasAccount && props['account'] !== 'off';
  const [isIdle, setIdle] = useState(false);
  useEffect(() => (hasAccount ? whenIdle(() => setIdle(true), services.timers.after) : undefined), [hasAccount]);
  // A visitor who saves data has it with the next place.
  const account = useLater(
    hasAccount && (isIdle || place.name !== home.route),
    () => import('../login/AccountLine.tsx'),
  );

  const inFrame = (view: ReactNode) => {
    const Frame = shown.frame?.View as ComponentType<{ title: string; children: ReactNode }> | undefined;
    return (
      <>
        {account && place.name !== home?.route && <account.AccountLine home={home?.route} />}
        {Frame ? <Frame title={shown.title}>{view}</Frame> : view}
      </>
    );
  };
  if (!isFixed && place.name !== shown.placeName) {
    if (!failed) return inFrame(<PlaceSkeleton />);
    return <LaterTrouble kind="chunk" onRetry={() => setLoading({ tries: tries + 1, failed: false })} />;
  }
  if (!shown.widget) return inFrame(<LaterTrouble kind="closed" title={shown.title} />);
  const View = shown.widget.View as ComponentType<Record<string, unknown>>;
  return inFrame(
    <View
      key={isFixed ? '' : placeKey(place)}
      {...shown.props}
      {...([first.placeName, home?.route].includes(shown.placeName) ? props : {})}
      {...(shown.placeName === home?.route && { account: hasAccount && (account ? <account.AccountLine /> : true) })}
    />,
  );
}

/** A place that takes longer says so; a chunk counts as lost later (importAgain), then a button asks again. */
const slowMs = 8000;

function PlaceSkeleton() {
  const { timers } = useServices();
  const { say } = useSay();
  const [isSlow, setSlow] = useState(false);
  useEffect(() => timers.after(slowMs, () => setSlow(true)), [timers]);
  return (
    <div className="t-page t-col" aria-busy="true">
      {isSlow && <p role="status">{say('网络较慢，仍在加载')}</p>}
      <Skeleton width={240} height={28} />
      <Skeleton height={120} />
      <Skeleton height={220} />
    </div>
  );
}
