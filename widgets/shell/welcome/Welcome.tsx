import { momentAt } from '#domain/china-time.ts';
import { useValue } from '#kit/readable.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useWidget } from '#kit/use-widget.ts';
import { useServices } from '#kit/widget.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { iconRight } from '#ui/icons/icons.ts';
import { entriesFor, greetingAt } from './entries.ts';
import { texts as ownTexts } from './texts.ts';

/** The page after a first visit or a partner's entry: a greeting and where to go on (no standard header or footer). */
export function Welcome() {
  const services = useServices();
  const texts = useTexts('welcome', ownTexts);
  const config = useValue(services.config);
  const user = useValue(services.session.user);
  const header = useWidget('bare-header');
  const greeting = texts[greetingAt(momentAt(services.clock.now()))];
  return (
    <div className="wc">
      <div className="wc-head">{header.View && <header.View />}</div>
      <div className="wc-in">
        <h1>{user ? `${greeting}，${user.realName}` : `${texts.welcome}${config.texts.brand}`}</h1>
        <p className="t-2">{user ? texts.memberText : texts.guestText}</p>
        <ul className="wc-list">
          {entriesFor(user).map(({ route, values, icon, title, text }) => (
            <li key={route}>
              <button type="button" className="t-card wc-go" onClick={() => services.navigate(route, values)}>
                <span className="wc-icon">
                  <Icon of={icon} size={24} />
                </span>
                <span className="t-grow">
                  <b>{texts[title]}</b>
                  <span className="t-s13 t-3">{texts[text]}</span>
                </span>
                <Icon of={iconRight} />
              </button>
            </li>
          ))}
        </ul>
        <div className="t-row">
          {!user && (
            <>
              <Button kind="primary" onClick={() => void services.session.requireLogin()}>
                {texts.logIn}
              </Button>
              <Button onClick={() => services.navigate('Login', { type: 2 })}>{texts.register}</Button>
            </>
          )}
          <Button kind={user ? 'outline' : 'text'} onClick={() => services.navigate('index')}>
            {texts.home}
          </Button>
        </div>
      </div>
    </div>
  );
}
