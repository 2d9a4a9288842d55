import { useServices } from '#kit/widget.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useValue } from '#kit/readable.ts';
import { Icon } from '#ui/Icon.tsx';
import { iconHeadset, iconRefresh, iconShield, iconTag } from '#ui/icons.ts';
import { texts as words } from './texts.ts';

/** Footer of the first-party site with its four promises (specification 1, section 2.4). */
export function SiteFooter() {
  const texts = useTexts('site-footer', words);
  const config = useValue(useServices().config);
  const promises = [
    [iconTag, texts.price, texts.priceText],
    [iconRefresh, texts.refund, texts.refundText],
    [iconShield, texts.honest, texts.honestText],
    [iconHeadset, texts.service, `${config.telephones[0] ?? ''} ${texts.serviceText}`],
  ] as const;
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
          <span>© 2026 {config.texts.company}</span>
          <span>{config.texts.filingNumber}</span>
        </div>
      </div>
    </footer>
  );
}
