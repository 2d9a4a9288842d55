import type { UserInfo } from '#contract/account.ts';
import { accountPages, memberPagesOf } from '#domain/menu/member-pages.ts';
import { levelOf, mayBookForOthers } from '#domain/menu/viewer.ts';
import { linkTo, linkToNamed } from '#kit/links/link-to.ts';
import { useValue } from '#kit/readable.ts';
import { MemberPhoto } from '#parts/account/MemberPhoto.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { iconChat, iconPhone, iconReceipt } from '#ui/icons/icons.ts';
import { Menu } from '#ui/overlay/Menu.tsx';
import { Bell } from './bell/Bell.tsx';
import { FindButton } from './find/FindButton.tsx';
import { Codes } from './Codes.tsx';
import { unless, useHeader } from './use-header.ts';

/** Codes, telephone, chat, orders, messages, the member. */
export function Tools() {
  const { words, services, model } = useHeader();
  const { telephones } = useValue(services.config);
  const user = useValue(services.session.user);
  // On pages of a product its orders are meant.
  const type = /^(intl|train|hotel)(?=_)/.exec(useValue(services.place).name)?.[0];
  const telephone = telephones[0];
  return (
    <div className="hd-tools">
      <Codes />
      {telephone && (
        <a className="t-link hd-wide" href={`tel:${telephone}`} aria-label={`${words.telephone} ${telephone}`}>
          <Icon of={iconPhone} />
          {telephone}
        </a>
      )}
      <ChatLink className="hd-wide" />
      <LinkButton className="hd-wide" {...linkTo(services, 'order_list', { type })}>
        <Icon of={iconReceipt} />
        <span className="hd-fold">{words.orders}</span>
      </LinkButton>
      <FindButton />
      <Bell />
      {user ? (
        <>
          <MemberLink user={user} />
          {!user.isThirdParty && (
            <LinkButton className="hd-wide hd-out" onClick={() => model.logOut()}>
              {words.logOut}
            </LinkButton>
          )}
        </>
      ) : (
        <LinkButton className="hd-login" onClick={() => void services.session.requireLogin()}>
          {words.logIn}
        </LinkButton>
      )}
    </div>
  );
}

/** The member's menu: account or company, wallet, the pages that no other menu has, the end of the session. */
function MemberLink({ user }: { user: UserInfo }) {
  const { words, services, model } = useHeader();
  const others = useValue(model.others);
  const level = levelOf(user);
  const company = memberPagesOf(level, user.isThirdParty);
  const pages = company.length ? company : accountPages;
  const name = (
    <>
      <MemberPhoto photoId={user.photoId_} size="sm" name={user.realName} />
      <span className="hd-name">{user.realName}</span>
      {others.length > 0 && (
        <span className="hd-name t-s12 t-3"> {words.bookingFor(others[0]?.name ?? '', others.length)}</span>
      )}
    </>
  );
  // A partner's user has the partner's own menu.
  if (user.isThirdParty)
    return (
      <LinkButton className="hd-wide" {...linkTo(services, 'PersonalCentralIndex')}>
        {name}
        <span className="t-vh">，{words.centreShort}</span>
      </LinkButton>
    );
  return (
    <span className="hd-wide hd-me">
      <Menu
        kind="text"
        placement="bottom-end"
        items={[
          level === '70'
            ? { id: 'company_index', label: words.companyShort }
            : { id: 'PersonalCentralIndex', label: words.centreShort },
          ...(mayBookForOthers(level) ? [{ id: 'forWhom', label: words.forWhom }] : []),
          ...pages.map(({ route, name: label }) => ({ id: route, label })),
          { id: 'logOut', label: words.logOutLong },
        ]}
        onPick={(picked) =>
          picked === 'forWhom'
            ? model.openForWhom()
            : picked === 'logOut'
              ? model.logOut()
              : linkToNamed(services, picked).onClick()
        }
      >
        {name}
      </Menu>
    </span>
  );
}

/** 在线客服 is the configured chat in a tab of its own, with the account's details; 联系客服 is a button that shows the telephone. */
export function ChatLink({ className = '', onOpened }: { className?: string; onOpened?: () => void }) {
  const { words, services, model } = useHeader();
  const address = model.chatAddress(useValue(services.session.user));
  const inner = (
    <>
      <Icon of={iconChat} />
      <span className="hd-fold">{address ? words.chat : words.contact}</span>
    </>
  );
  const open = () => {
    onOpened?.();
    return model.chat();
  };
  return address ? (
    <a
      className={`t-link ${className}`}
      href={address}
      target="_blank"
      rel="noopener noreferrer"
      onClick={unless(open)}
    >
      {inner}
    </a>
  ) : (
    <LinkButton className={className} onClick={() => void open()}>
      {inner}
    </LinkButton>
  );
}
