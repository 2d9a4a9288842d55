import { memberPagesOf } from '#domain/menu/member-pages.ts';
import { levelOf, mayBookForOthers } from '#domain/menu/viewer.ts';
import { topLinksFor } from '#domain/menu/top-links.ts';
import { hidePhone } from '#domain/account/phone.ts';
import { linkToNamed } from '#kit/links/link-to.ts';
import { useValue } from '#kit/readable.ts';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Drawer } from '#ui/overlay/Drawer.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { MemberPhoto } from '#parts/account/MemberPhoto.tsx';
import { TreeNav } from '#ui/tree/TreeNav.tsx';
import {
  iconChart,
  iconHome,
  iconLock,
  iconPhone,
  iconPlane,
  iconReceipt,
  iconUser,
  iconUsers,
  iconWallet,
} from '#parts/product/icons.ts';
import { iconsByName } from '#parts/account/menu-icons.ts';
import { ChatLink } from '../Tools.tsx';
import { useHeader } from '../use-header.ts';

const icons: Readonly<Record<string, string>> = {
  th_business_index: iconHome,
  DomesticAirTicketQuery: iconPlane,
  partner_plan_index: iconUsers,
};

const pageIcons = {
  my_wallet: iconWallet,
  self_info: iconUser,
  setting: iconLock,
  invoice_management: iconReceipt,
  report_form_air: iconChart,
} as const;

/** Everything of the header on narrow roots. */
export function MenuDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  return open ? <OpenMenu onClose={onClose} /> : null;
}

/** 为谁预订, with those who were chosen. */
function ForWhomRow({ onClose }: { onClose: () => void }) {
  const { words, model } = useHeader();
  const others = useValue(model.others);
  return (
    <li>
      <button
        type="button"
        className="t-side__it"
        aria-haspopup="dialog"
        onClick={() => {
          onClose();
          model.openForWhom();
        }}
      >
        <Icon of={iconUsers} />
        <span className="t-grow">{words.forWhom}</span>
        {others.length > 0 && <small className="t-3">{words.bookingFor(others[0]?.name ?? '', others.length)}</small>}
      </button>
    </li>
  );
}

function OpenMenu({ onClose }: { onClose: () => void }) {
  const { words, services, menu, model } = useHeader();
  const config = useValue(services.config);
  const user = useValue(services.session.user);
  const place = useValue(services.place);
  const telephone = config.telephones[0];
  const link = (name: string, values?: Readonly<Record<string, string>>) => {
    const { href, onClick } = linkToNamed(services, name, values);
    return { href, onClick: () => (onClose(), onClick()) };
  };
  const row = (name: string, icon: string, label: string) => (
    <li key={name}>
      <LinkButton
        className={place.name === name ? 't-side__it is-on' : 't-side__it'}
        aria-current={place.name === name ? 'page' : undefined}
        {...link(name)}
      >
        <Icon of={icon} />
        <span>{label}</span>
      </LinkButton>
    </li>
  );
  const items = (menu?.tree ?? []).map((item) => ({
    id: item.id,
    label: item.name,
    icon: iconsByName[menu?.iconOf(item.id) ?? ''],
    href: item.routeName ? link(item.routeName, item.query).href : undefined,
    children: item.children.map((child) => ({
      id: child.id,
      label: child.name,
      href: child.routeName ? link(child.routeName, child.query).href : undefined,
    })),
  }));
  const open = (id: number) => {
    const found = menu?.tree.flatMap((item) => [item, ...item.children]).find((item) => item.id === id);
    if (found?.routeName) link(found.routeName, found.query).onClick();
  };
  return (
    <Drawer
      open
      onClose={onClose}
      className="hd-drawer"
      title={
        <span className="hd-who">
          {user && <MemberPhoto photoId={user.photoId_} name={user.realName} />}
          <span>
            {user ? user.realName : words.hello}
            <small>{user ? `${user.memberTypeCN} · ${hidePhone(user.mobilePhone)}` : words.helloNote}</small>
          </span>
        </span>
      }
      footer={
        <>
          {telephone && (
            <a className="t-link" href={`tel:${telephone}`} aria-label={`${words.telephone} ${telephone}`}>
              <Icon of={iconPhone} />
              {telephone}
            </a>
          )}
          <ChatLink onOpened={onClose} />
          {!user && (
            <LinkButton
              onClick={() => {
                onClose();
                void services.session.requireLogin();
              }}
            >
              {words.logIn}
            </LinkButton>
          )}
          {user && !user.isThirdParty && (
            <LinkButton
              className="hd-out"
              onClick={() => {
                onClose();
                model.logOut();
              }}
            >
              {words.logOutLong}
            </LinkButton>
          )}
        </>
      }
    >
      <nav className="t-side t-side--tall" aria-label={words.main}>
        <ul>
          {topLinksFor(user?.isThirdParty ?? false, config).map(({ routeName }) =>
            row(routeName, icons[routeName] ?? iconHome, words[routeName]),
          )}
        </ul>
        <div className="t-hr" />
        <ul>
          {row('order_list', iconReceipt, words.orders)}
          {user && !user.isThirdParty && mayBookForOthers(levelOf(user)) && <ForWhomRow onClose={onClose} />}
          {user && levelOf(user) !== '70' && row('PersonalCentralIndex', iconUser, words.centreShort)}
          {user &&
            memberPagesOf(levelOf(user), user.isThirdParty).map(({ route, name }) =>
              row(route, pageIcons[route], name),
            )}
        </ul>
      </nav>
      {items.length > 0 && (
        <nav className="t-side t-side--tall" aria-label={words.functions}>
          <div className="t-hr" />
          <TreeNav folding items={items} current={(menu?.way ?? []).map(({ id }) => id)} onPick={open} />
        </nav>
      )}
    </Drawer>
  );
}
