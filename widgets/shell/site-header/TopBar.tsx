import { useState } from 'react';
import { topLinksFor } from '#domain/menu/top-links.ts';
import { linkTo } from '#kit/links/link-to.ts';
import { useValue } from '#kit/readable.ts';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { iconMenu } from '#ui/icons/icons.ts';
import { Logo } from './Logo.tsx';
import { MenuDrawer } from './menu/MenuDrawer.tsx';
import { Tip } from './Tip.tsx';
import { Tools } from './Tools.tsx';
import { useHeader } from './use-header.ts';

/** Logo, top links and tools; on narrow roots logo, bell and the button of the drawer. */
export function TopBar() {
  const { words, services } = useHeader();
  const config = useValue(services.config);
  const user = useValue(services.session.user);
  const place = useValue(services.place);
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="hd-in">
      <LinkButton className="hd-logo" {...linkTo(services, 'index')}>
        <Logo />
        <span className="t-ellip">{config.texts.brand}</span>
      </LinkButton>
      <nav className="hd-nav" aria-label={words.main}>
        {topLinksFor(user?.isThirdParty ?? false, config).map(({ routeName }) => {
          const isOn = place.name === routeName;
          return (
            <LinkButton
              key={routeName}
              className={isOn ? 'hd-link is-on' : 'hd-link'}
              aria-current={isOn ? 'page' : undefined}
              {...linkTo(services, routeName)}
            >
              {words[routeName]}
            </LinkButton>
          );
        })}
      </nav>
      {/* A visitor has no sub-navigation that could hold it. */}
      {!user && <Tip />}
      <Tools />
      <button
        type="button"
        className="hd-more"
        aria-label={words.menu}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        <Icon of={iconMenu} />
      </button>
      <MenuDrawer open={isOpen} onClose={() => setOpen(false)} />
    </div>
  );
}
