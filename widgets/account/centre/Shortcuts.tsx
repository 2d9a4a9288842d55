import { linkToNamed } from '#kit/links/link-to.ts';
import { useMenu } from '#kit/links/use-menu.ts';
import { useValue } from '#kit/readable.ts';
import { useSay } from '#kit/say.ts';
import { useServices } from '#kit/widget.ts';
import { allRoutes } from '#routes/all.ts';
import { refusalOf } from '#routes/refusal.ts';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Card } from '#ui/display/Card.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { iconGift, iconList, iconLock, iconPin, iconReceipt, iconStamp, iconUsers } from '#ui/icons/icons.ts';
import { iconsByName } from '#parts/account/menu-icons.ts';
import { useWords } from './Parts.tsx';

/** Both routes show this page itself. */
const here = new Set(['my_center_index', 'account_center']);

/** Long names break: a tile is no wider than its place. */
const whole = { whiteSpace: 'normal', textAlign: 'left' } as const;

/** Pages of the member's own data, which a partner's list of menu items does not name. */
const ownPages = [
  { to: 'passengers', icon: iconUsers },
  { to: 'address_list', icon: iconPin },
  { to: 'invoice_management', icon: iconReceipt },
  { to: 'expense_proof', icon: iconStamp },
  { to: 'pay_authorization_code', icon: iconLock },
  { to: 'recommended', icon: iconGift },
] as const;

/** Everything the permitted menu opens, and the member's own data, as far as the right to a page goes. */
export function Shortcuts() {
  const words = useWords();
  const services = useServices();
  const { say } = useSay();
  const menu = useMenu();
  const shown = (menu?.tree ?? []).flatMap((top) => [top, ...top.children]);
  const user = useValue(services.session.user);
  const own = ownPages.filter(({ to }) => {
    const route = allRoutes.find(({ name }) => name === to);
    const isListed = to === 'passengers' && shown.some(({ routeName }) => routeName === 'personnel_passengers');
    return user && route && !refusalOf(route, user) && !isListed;
  });
  const items = shown.flatMap((item) =>
    item.routeName && !here.has(item.routeName) ? [{ ...item, to: item.routeName }] : [],
  );
  if (items.length === 0) return null;
  return (
    <Card title={words.services}>
      <ul className="ac-ways">
        {items.map(({ id, name, description, to, query }) => (
          <li key={id}>
            <LinkButton title={say(description)} {...linkToNamed(services, to, query)}>
              <Icon of={iconsByName[menu?.iconOf(id) ?? ''] ?? iconList} />
              <span style={whole}>{say(name)}</span>
            </LinkButton>
          </li>
        ))}
        {own.map(({ to, icon }) => (
          <li key={to}>
            <LinkButton {...linkToNamed(services, to)}>
              <Icon of={icon} />
              <span style={whole}>{words.own[to]}</span>
            </LinkButton>
          </li>
        ))}
      </ul>
    </Card>
  );
}
