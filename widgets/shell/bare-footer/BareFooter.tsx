import { footLinksFor } from '#domain/menu/top-links.ts';
import { linkToNamed } from '#kit/link-to.ts';
import { useValue } from '#kit/readable.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useServices } from '#kit/widget.ts';
import { LinkButton } from '#ui/LinkButton.tsx';
import { texts as words } from './texts.ts';

/** The last line of a home page, which has no standard footer (specification 1, section 2.4): links, copyright, filing number. */
export function BareFooter() {
  const services = useServices();
  const texts = useTexts('bare-footer', words);
  const config = useValue(services.config);
  const user = useValue(services.session.user);
  const plain = (title: string) => title.replace(/^《|》$/g, '');
  const names: Readonly<Record<string, string>> = { company_text: texts.about, service_agreement: plain(config.texts.agreement), privacy: plain(config.texts.privacy) };
  return (
    <footer className="bf">
      {footLinksFor(user?.isThirdParty ?? false, config).map(({ routeName, params }) => {
        const type = params?.['type'];
        const name = names[type ?? routeName];
        const link = linkToNamed(services, routeName, params);
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
      <span>
        © {services.clock.today().slice(0, 4)} {config.texts.company}
      </span>
      <span>{config.texts.filingNumber}</span>
    </footer>
  );
}
