import { useServices } from '#kit/widget.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useValue } from '#kit/readable.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { iconHeadset, iconRefresh, iconShield, iconTag } from '#ui/icons/icons.ts';
import { FootLinks } from './FootLinks.tsx';
import { texts as words } from './texts.ts';

/** Footer of the first-party site: four promises and the last line. Home pages have that line alone (specification 1, section 2.4). */
export function SiteFooter({ isBare }: { isBare?: boolean }) {
  const texts = useTexts('site-footer', words);
  const config = useValue(useServices().config);
  if (isBare)
    return (
      <footer className="ft-bare">
        <FootLinks />
      </footer>
    );
  const promises = [
    [iconTag, texts.price, texts.priceText],
    [iconRefresh, texts.refund, texts.refundText],
    [iconShield, texts.honest, texts.honestText],
    [
      iconHeadset,
      texts.service,
      <>
        <span className="t-nowrap">{config.telephones[0]}</span> <span className="t-nowrap">{texts.serviceText}</span>
      </>,
    ],
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
          <FootLinks />
        </div>
      </div>
    </footer>
  );
}
