import { linkTo, linkToNamed } from '#kit/links/link-to.ts';
import { useLater } from '#kit/part.ts';
import { useValue } from '#kit/readable.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useServices } from '#kit/widget.ts';
import { Button } from '#ui/controls/Button.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { Menu } from '#ui/overlay/Menu.tsx';
import { MemberPhoto } from '#parts/account/MemberPhoto.tsx';
import { iconMenu, iconPhone } from '#ui/icons/icons.ts';
import { Logo } from './Logo.tsx';
import { homeOf, linksFor } from './links.ts';
import { texts as ownTexts } from './texts.ts';

/** Head of the pages without the standard shell (specification 1, section 2.4): home pages, partner plan, welcome. */
export function BareHeader() {
  const services = useServices();
  const texts = useTexts('bare-header', ownTexts);
  const config = useValue(services.config);
  const user = useValue(services.session.user);
  const place = useValue(services.place);
  const links = linksFor(config, user?.isThirdParty ?? false);
  const home = homeOf(config);
  const [telephone] = config.telephones;
  const messages = useLater(user !== null, () => import('#parts/messages/MessagesLink.tsx'));
  return (
    <header className="bh">
      <LinkButton className="bh-logo" {...linkToNamed(services, home)}>
        <Logo />
        {config.texts.brand}
      </LinkButton>
      <nav className="bh-nav" aria-label={texts.main}>
        {links.map(({ name, label }) => (
          <LinkButton
            key={name}
            className={name === place.name ? 'bh-link is-on' : 'bh-link'}
            aria-current={name === place.name ? 'page' : undefined}
            {...linkToNamed(services, name)}
          >
            {texts[label]}
          </LinkButton>
        ))}
      </nav>
      <div className="bh-tools">
        {telephone && (
          <a className="bh-tel" href={`tel:${telephone}`} aria-label={`${texts.telephone} ${telephone}`}>
            <Icon of={iconPhone} />
            <span>{telephone}</span>
          </a>
        )}
        {user ? (
          <>
            {messages && <messages.Messages key={user.memberId} isBell />}
            <LinkButton className="bh-link" {...linkTo(services, 'PersonalCentralIndex')}>
              <MemberPhoto photoId={user.photoId_} size="sm" name={user.realName} />
              <span className="bh-name">{user.realName}</span>
            </LinkButton>
            {!user.isThirdParty && (
              <LinkButton className="bh-link bh-wide" onClick={() => void services.session.logout()}>
                {texts.logOut}
              </LinkButton>
            )}
          </>
        ) : (
          <>
            <LinkButton className="bh-link bh-wide" {...linkTo(services, 'Login', { type: 2 })}>
              {texts.register}
            </LinkButton>
            <Button kind="primary" onClick={() => void services.session.requireLogin()}>
              {texts.logIn}
            </Button>
          </>
        )}
        <Menu
          kind="text"
          className="bh-menu t-btn--icon"
          aria-label={texts.menu}
          icon={<Icon of={iconMenu} />}
          placement="bottom-end"
          items={[
            ...links.map(({ name, label }) => ({ id: name, label: texts[label] })),
            ...(user
              ? user.isThirdParty
                ? []
                : [{ id: 'logout', label: texts.logOut }]
              : [{ id: 'Login', label: texts.register }]),
          ]}
          onPick={(id) =>
            id === 'logout' ? void services.session.logout() : services.navigate(id, id === 'Login' ? { type: 2 } : {})
          }
        />
      </div>
    </header>
  );
}
