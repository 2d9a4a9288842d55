import { useEffect, useState } from 'react';
import type { Route } from '#routes/route.ts';
import type { Widget } from '#kit/widget.ts';
import { useServices } from '#kit/widget.ts';
import { useValue } from '#kit/readable.ts';
import { Skeleton } from '#ui/Skeleton.tsx';
import { LaterTrouble } from './LaterTrouble.tsx';
import type { Page } from './page.ts';

/** The widget of a place with the props its route fixes. */
export interface Shown {
  placeName: string;
  widget: Widget | null;
  props: Readonly<Record<string, string>>;
  title: string;
  /** Needs somebody logged in (spec routes.tsv). */
  isPrivate: boolean;
}

interface PlaceViewProps {
  page: Page;
  first: Shown;
  /** Stays with its first widget wherever the navigator goes. */
  isFixed: boolean;
  /** Attributes and script props of the mount; they belong to the widget that was mounted. */
  props: Readonly<Record<string, unknown>>;
  adopt(widget: Widget): void;
}

/** Loads and shows the widget of the current place; a failed chunk can be asked for again. */
export function PlaceView({ page, first, isFixed, props, adopt }: PlaceViewProps) {
  const services = useServices();
  const place = useValue(services.place);
  const user = useValue(services.session.user);
  const [shown, setShown] = useState(first);
  const [failure, setFailure] = useState(0);
  const [tries, setTries] = useState(0);

  useEffect(() => {
    if (isFixed || place.name === shown.placeName) return undefined;
    let isCurrent = true;
    showOf(page, place.name).then(
      (next) => {
        if (!isCurrent) return;
        if (next.widget) adopt(next.widget);
        setShown(next);
      },
      () => isCurrent && setFailure(tries + 1),
    );
    return () => {
      isCurrent = false;
    };
  }, [place.name, shown.placeName, tries]);

  if (!isFixed && place.name !== shown.placeName) {
    if (failure <= tries) return <PlaceSkeleton />;
    return <LaterTrouble kind="chunk" onRetry={() => setTries(failure)} />;
  }
  if (shown.isPrivate && !user) return <LaterTrouble kind="login" />;
  if (!shown.widget) return <LaterTrouble kind="closed" title={shown.title} />;
  const { View } = shown.widget;
  // A place that only changes its parameters is another screen of the same widget: a new life for its model.
  return <View key={isFixed ? '' : `${place.name}/${Object.values(place.params).join('/')}`} {...shown.props} {...(shown.placeName === first.placeName ? props : {})} />;
}

export async function showOf(page: Page, name: string): Promise<Shown> {
  const routes: readonly Route[] = await page.routes();
  const route = routes.find((row) => row.name === name);
  const isPrivate = route?.access === 'login';
  if (!route?.widget) return { placeName: name, widget: null, props: {}, title: route?.title ?? '', isPrivate };
  return { placeName: name, widget: await page.widget(route.widget), props: route.props ?? {}, title: route.title, isPrivate };
}

function PlaceSkeleton() {
  return (
    <div className="t-page t-col" aria-busy="true">
      <Skeleton width={240} height={28} />
      <Skeleton height={120} />
      <Skeleton height={220} />
    </div>
  );
}
