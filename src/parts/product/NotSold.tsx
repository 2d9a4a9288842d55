import { useLayoutEffect } from 'react';
import { useSay } from '#kit/say.ts';
import { useServices } from '#kit/widget.ts';
import { moreCss } from '#ui/base/more-styles.ts';
import { Empty } from '#ui/states/Empty.tsx';
import { flightArt, hotelArt, trainArt } from './empty-art.ts';
import { ServicePhone } from './ServicePhone.tsx';

const rows = {
  intl: { art: flightArt, title: '国际机票预订暂未开放', text: '当前应用不提供在线预订机票，如需办理，请致电客服' },
  hotel: { art: hotelArt, title: '酒店预订暂未开放', text: '当前应用不提供在线预订酒店，如需办理，请致电客服' },
  train: { art: trainArt, title: '火车票预订暂未开放', text: '当前应用不提供在线预订火车票，如需办理，请致电客服' },
} as const;

/** The switch of this product is off in the application. */
export function NotSold({ product }: { product: keyof typeof rows }) {
  const services = useServices();
  // The first form of a page does without this sheet.
  useLayoutEffect(() => services.addStyles([moreCss]), [services]);
  const { say } = useSay();
  const { art, title, text } = rows[product];
  return <Empty art={art} title={say(title)} text={say(text)} className="t-page" action={<ServicePhone />} />;
}
