import { useServices } from '#kit/widget.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useValue } from '#kit/readable.ts';
import { Avatar } from '#ui/Tag.tsx';
import { Button, LinkButton } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { iconPhone } from '#ui/icons.ts';
import { texts as words } from './texts.ts';

/** Header of the first-party site (specification 1, section 2.4). */
export function SiteHeader() {
  const services = useServices();
  const texts = useTexts('site-header', words);
  const config = useValue(services.config);
  const user = useValue(services.session.user);
  const place = useValue(services.place);
  const open = (name: string) => () => services.navigate(name);
  const telephone = config.telephones[0];
  return (
    <header className="hd">
      <div className="hd-in">
        <a className="hd-logo" href={services.hrefOf('DomesticAirTicketQuery')} onClick={(event) => (event.preventDefault(), services.navigate('DomesticAirTicketQuery'))}>
          <Logo />
          {config.texts.brand}
        </a>
        <nav className="hd-nav" aria-label={texts.main}>
          <LinkButton className={place.name === 'DomesticAirTicketQuery' ? 'hd-link is-on' : 'hd-link'} href={services.hrefOf('DomesticAirTicketQuery')} onClick={open('DomesticAirTicketQuery')}>
            {texts.booking}
          </LinkButton>
        </nav>
        <div className="hd-tools">
          {telephone && (
            <a className="hd-tel" href={`tel:${telephone}`} aria-label={`${texts.telephone} ${telephone}`}>
              <Icon of={iconPhone} />
              <span>{telephone}</span>
            </a>
          )}
          {user ? (
            <>
              <span>
                <Avatar size="sm" name={user.realName} />
                {user.realName}
              </span>
              {!user.isThirdParty && (
                <LinkButton className="hd-out" onClick={() => void services.session.logout()}>
                  {texts.logOut}
                </LinkButton>
              )}
            </>
          ) : (
            <Button kind="primary" size="sm" onClick={() => void services.session.requireLogin()}>
              {texts.logIn}
            </Button>
          )}
        </div>
      </div>
    </header>
  );
}

function Logo() {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true">
      <path d="M16 1.6 30.4 16 16 30.4 1.6 16z" fill="currentColor" />
      <path className="hd-plane" d="M8 17.2 24.6 9 18 24.4l-2.6-5.6L8 17.2z" />
      <path d="m15.4 18.8 9.2-9.8" stroke="currentColor" strokeWidth="1.3" />
    </svg>
  );
}
