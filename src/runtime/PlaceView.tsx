import { useEffect, useState } from 'react';
import type { Route } from '#routes/route.ts';
import type { Widget } from '#kit/widget.ts';
import { useServices } from '#kit/widget.ts';
import { useValue } from '#kit/readable.ts';
import { Button } from '#ui/Button.tsx';
import { Empty } from '#ui/Empty.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
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
    return <Empty art="fail" title="Loading chunk failed" text="页面加载失败，请检查网络后重试" action={<Button onClick={() => setTries(failure)}>重试</Button>} />;
  }
  if (shown.isPrivate && !user) return <LoginNeeded />;
  if (!shown.widget) return <NotOpen title={shown.title} />;
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

/** A private place without anybody logged in: the dialog opens by itself, and the page says what it waits for. */
function LoginNeeded() {
  const services = useServices();
  useEffect(() => {
    void services.session.requireLogin();
  }, [services]);
  return <Empty art="search" title="请先登录" text="登录后继续刚才的操作" action={<Button kind="primary" onClick={() => void services.session.requireLogin()}>登录</Button>} />;
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

function NotOpen({ title }: { title: string }) {
  const services = useServices();
  const { telephones } = useValue(services.config);
  return (
    <Empty
      art="search"
      title={title ? `${title}暂未开放` : '页面不存在'}
      text={`如需办理，请致电 ${telephones[0] ?? ''}`}
      action={<Button onClick={() => services.back() || services.navigate('DomesticAirTicketQuery')}>返回</Button>}
    />
  );
}
