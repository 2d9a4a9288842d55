import { useLayoutEffect } from 'react';
import { useValue } from '#kit/readable.ts';
import { useServices } from '#kit/widget.ts';
import { hotelArt } from '#parts/product/empty-art.ts';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { iconPhone } from '#ui/icons/icons.ts';
import { moreCss } from '#ui/base/more-styles.ts';
import { Empty } from '#ui/states/Empty.tsx';

/** The switch `hotel` of the application is off. */
export function NotSold() {
  const services = useServices();
  // The first form of a page does without this sheet.
  useLayoutEffect(() => services.addStyles([moreCss]), [services]);
  const [telephone] = useValue(services.config).telephones;
  return (
    <Empty
      art={hotelArt}
      className="t-page"
      title="酒店预订暂未开放"
      text="当前应用不提供在线预订酒店，如需办理，请致电客服"
      action={
        telephone && (
          <LinkButton href={`tel:${telephone.replaceAll('-', '')}`}>
            <Icon of={iconPhone} size={16} />
            {telephone}
          </LinkButton>
        )
      }
    />
  );
}
