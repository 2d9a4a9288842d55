import { footLinksFor } from '#domain/menu/top-links.ts';
import { useServices } from '#kit/widget.ts';
import { useTexts } from '#kit/use-texts.ts';
import { linkToNamed } from '#kit/link-to.ts';
import { useValue } from '#kit/readable.ts';
import { LinkButton } from '#ui/LinkButton.tsx';
import { Icon } from '#ui/Icon.tsx';
import { iconHeadset, iconRefresh, iconShield, iconTag } from '#ui/icons.ts';
import { texts as words } from './texts.ts';

/** Footer of the first-party site: four promises, links, copyright and filing number (specification 1, section 2.4). */
export function SiteFooter() {
  const services = useServices();
  const texts = useTexts('site-footer', words);
  const config = useValue(services.config);
  const user = useValue(services.session.user);
  const promises = [
    [iconTag, texts.price, texts.priceText],
    [iconRefresh, texts.refund, texts.refundText],
    [iconShield, texts.honest, texts.honestText],
    [
      iconHeadset,
      texts.service,
      <>
        {config.telephones[0]} <span className="t-nowrap">{texts.serviceText}</span>
      </>,
    ],
  ] as const;
  const bare = (title: string) => title.replace(/^《|》$/g, '');
  const names: Readonly<Record<string, string>> = { company_text: texts.about, service_agreement: bare(config.texts.agreement), privacy: bare(config.texts.privacy) };
  const year = services.clock.today().slice(0, 4);
  return (
    <footer className="ft">
      <div className="ft-in">
        <ul className="ft-prom">
          {promises.map(([icon, title, text]) => (
            <li key={title}>
              <Icon of={icon} />
              <span>
                <b>{title}</b>
                {text}
              </span>
            </li>
          ))}
        </ul>
        <div className="ft-legal">
          <nav aria-label={texts.links}>
            {footLinksFor(user?.isThirdParty ?? false, config).map(({ routeName, params }) => {
              const type = params?.['type'];
              const name = names[type ?? routeName];
              const link = linkToNamed(services, routeName, params);
              // The agreement opens in a new tab (section 2.1); what is being filled in stays.
              return type && link.href ? (
                <a key={name} className="t-link" href={link.href} target="_blank" rel="noopener">
                  {name}
                  <span className="t-vh">{texts.opensInTab}</span>
                </a>
              ) : (
                <LinkButton key={name} {...link}>
                  {name}
                </LinkButton>
              );
            })}
          </nav>
          <span>
            © {year} {config.texts.company}
          </span>
          <span>{config.texts.filingNumber}</span>
        </div>
      </div>
    </footer>
  );
}
