import { useState } from 'react';
import type { OrderType } from '#domain/product/names.ts';
import { isOnPage, memberPagesOf } from '#domain/menu/member-pages.ts';
import { levelOf } from '#domain/menu/viewer.ts';
import { linkToNamed } from '#kit/links/link-to.ts';
import type { LinkTarget } from '#kit/links/link-to.ts';
import { useSay } from '#kit/say.ts';
import { useTexts } from '#kit/use-texts.ts';
import type { Menu } from '#kit/links/use-menu.ts';
import { useLater } from '#kit/part.ts';
import type { MenuCounts } from './MenuCounters.tsx';
import { useValues } from '#kit/readable.ts';
import { useServices } from '#kit/widget.ts';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { TreeNav } from '#ui/tree/TreeNav.tsx';
import { iconsByName } from '#parts/account/menu-icons.ts';
import { texts } from './texts.ts';

interface SideMenuProps {
  menu: Menu;
  /** A first page that is no item of the menu. */
  start?: ({ label: string } & LinkTarget) | undefined;
  /** In the drawer: rows to be touched. */
  isTall?: boolean;
  onPicked?: () => void;
}

/** Side of the tasks behind an item. */
const sides: Readonly<Record<string, 'trip' | 'order'>> = { travel_audit: 'trip', travel_audit_order: 'order' };

/** No item of the menu has it. */
const startId = 0;

/** The permitted menu, one below the other, and whom to call. */
export function SideMenu({ menu, start, isTall, onPicked }: SideMenuProps) {
  const services = useServices();
  const words = useTexts('account-frame', texts);
  const [{ telephones }, user, place] = useValues(services.config, services.session.user, services.place);
  const { say } = useSay();
  const own = user ? memberPagesOf(levelOf(user), user.isThirdParty) : [];
  const counters = useLater(true, () => import('./MenuCounters.tsx'));
  const [waiting, setWaiting] = useState<MenuCounts | null>(null);
  const countsOf = (query: Readonly<Record<string, string>> = {}) => {
    const type = query['type'] as OrderType;
    const toPay = waiting?.toPay[type];
    const toTravel = waiting?.toTravel[type];
    return [
      ...(toPay ? [{ count: toPay, label: words.toPay(toPay) }] : []),
      ...(toTravel ? [{ count: toTravel, label: words.toTravel(toTravel), mute: true }] : []),
    ];
  };
  const tasksOf = (routeName: string | null) => {
    const side = sides[routeName ?? ''];
    const count = side && waiting?.toApprove[side];
    return count ? [{ count, label: words.toApprove(count) }] : undefined;
  };
  /** The menu stays beside the orders, which have a page of the site as well. */
  const addressOf = (routeName: string, query: Readonly<Record<string, string>> = {}) =>
    linkToNamed(services, routeName === 'order_list' && query['type'] ? 'my_order_list' : routeName, query);
  const itemOf = ({ id, name, description, routeName, query }: Menu['tree'][number]) => ({
    id,
    label: say(name),
    hint: say(description),
    icon: iconsByName[menu.iconOf(id)],
    counts: routeName === 'order_list' ? countsOf(query) : tasksOf(routeName),
    href: routeName ? addressOf(routeName, query).href : undefined,
  });
  const pick = (id: number) => {
    const found = menu.tree.flatMap((item) => [item, ...item.children]).find((item) => item.id === id);
    onPicked?.();
    if (id === startId) start?.onClick();
    if (found?.routeName) addressOf(found.routeName, found.query).onClick();
  };
  // A page of the second list is current there alone.
  const isOnOwn = own.some((page) => isOnPage(page, place.name));
  const way = menu.way.map(({ id }) => id);
  const current = isOnOwn ? [] : start && menu.isCentre ? [startId] : way;
  return (
    <>
      {counters && <counters.MenuCounters onRead={setWaiting} />}
      <nav className={isTall ? 't-side t-side--tall' : 't-side'} aria-label={words.menu}>
        <TreeNav
          items={[
            ...(start
              ? [{ id: startId, label: start.label, icon: iconsByName[menu.iconOf(10)], href: start.href }]
              : []),
            ...menu.tree.map((item) => ({ ...itemOf(item), children: item.children.map(itemOf) })),
          ]}
          current={current}
          onPick={pick}
        />
      </nav>
      {own.length > 0 && (
        <nav className={isTall ? 't-side t-side--tall' : 't-side'} aria-label={words.own}>
          <div className="t-hr" />
          <ul>
            {own.map((page) => {
              const { route, name } = page;
              const isHere = isOnPage(page, place.name);
              const { href, onClick } = linkToNamed(services, route);
              return (
                <li key={route}>
                  <LinkButton
                    className={isHere ? 't-side__it is-on' : 't-side__it'}
                    aria-current={isHere ? 'page' : undefined}
                    href={href}
                    onClick={() => {
                      onPicked?.();
                      onClick();
                    }}
                  >
                    <span>{say(name)}</span>
                  </LinkButton>
                </li>
              );
            })}
          </ul>
        </nav>
      )}
      {telephones[0] && (
        <p className="af-phone">
          {words.hotline}
          <a href={`tel:${telephones[0]}`}>{telephones[0]}</a>
        </p>
      )}
    </>
  );
}
