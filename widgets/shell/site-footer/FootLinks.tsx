import { footLinksFor } from '#domain/menu/top-links.ts';
import { linkToNamed } from '#kit/links/link-to.ts';
import { useValue } from '#kit/readable.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useServices } from '#kit/widget.ts';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { texts as words } from './texts.ts';

/** Links, copyright and filing number: the last line of every page of the site. */
export function FootLinks() {
  const services = useServices();
  const texts = useTexts('site-footer', words);
  const config = useValue(services.config);
  const user = useValue(services.session.user);
  const plain = (title: string) => title.replace(/^《|》$/g, '');
  const names: Readonly<Record<string, string>> = {
    company_text: texts.about,
    service_agreement: plain(config.texts.agreement),
    privacy: plain(config.texts.privacy),
  };
  return (
    <>
      <nav aria-label={texts.links}>
        {footLinksFor(user?.isThirdParty ?? false, config).map(({ routeName, params }) => {
          const type = params?.['type'];
          const name = names[type ?? routeName];
          const link = linkToNamed(services, routeName, params);
          // The agreement opens in a new tab (section 2.1), so that an open form stays.
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
        © {services.clock.today().slice(0, 4)} {config.texts.company}
      </span>
      <span>{config.texts.filingNumber}</span>
    </>
  );
}
