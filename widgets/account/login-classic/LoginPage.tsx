import type { ReactNode } from 'react';
import { useLogin } from '#parts/login/use-login.ts';
import { useValue } from '#kit/readable.ts';
import { useServices } from '#kit/widget.ts';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { iconHeadset, iconPhone, iconReceipt, iconShield, iconTag } from '#ui/icons/icons.ts';
import type { ClassicTexts } from './texts.ts';

/** `/view/login.shtml`: a page of its own, without the standard header and footer (specification 1, sections 2.2 and 2.4). */
export function LoginPage({ children }: { children: ReactNode }) {
  const { words } = useLogin<ClassicTexts>();
  const services = useServices();
  const { texts, telephones } = useValue(services.config);
  const [telephone] = telephones;
  const promises = [
    [iconTag, words.promisePrice, words.promisePriceText],
    [iconReceipt, words.promiseCancel, words.promiseCancelText],
    [iconShield, words.promiseBundle, words.promiseBundleText],
    [iconHeadset, words.promiseService, words.promiseServiceText],
  ] as const;
  return (
    <div className="lc-page">
      <header className="lc-head">
        <LinkButton
          className="lc-logo"
          href={services.hrefOf('index')}
          onClick={() => services.navigate('index')}
          aria-label={`${texts.brand} ${words.home}`}
        >
          <svg viewBox="0 0 32 32" aria-hidden="true">
            <path d="M16 1.6 30.4 16 16 30.4 1.6 16z" fill="currentColor" />
            <path className="lc-plane" d="M8 17.2 24.6 9 18 24.4l-2.6-5.6L8 17.2z" />
            <path d="m15.4 18.8 9.2-9.8" stroke="currentColor" strokeWidth="1.3" />
          </svg>
          <b>{texts.brand}</b>
        </LinkButton>
        {telephone && (
          <a
            className="lc-tel"
            href={`tel:${telephone.replace(/[^\d+]/g, '')}`}
            aria-label={`${words.help} ${telephone}`}
          >
            <Icon of={iconPhone} />
            <span>{telephone}</span>
          </a>
        )}
      </header>
      <div className="lc-main">
        <div className="lc-side">
          <p className="lc-lead">
            <b>{texts.brand}</b>
            <span>{words.lead}</span>
          </p>
          <ul className="lc-promises" aria-label={words.promises}>
            {promises.map(([icon, title, text]) => (
              <li key={title}>
                <span>
                  <Icon of={icon} />
                </span>
                <div>
                  <b>{title}</b>
                  <p>{text}</p>
                </div>
              </li>
            ))}
          </ul>
        </div>
        {children}
      </div>
      <footer className="lc-end">
        {texts.company}
        {texts.filingNumber && ` · ${texts.filingNumber}`}
      </footer>
    </div>
  );
}
