import { useRef, useState } from 'react';
import { useLater } from '#kit/part.ts';
import { useValue } from '#kit/readable.ts';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { Panel } from '#ui/overlay/Panel.tsx';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import { iconQr } from '#ui/icons/icons.ts';
import { useHeader } from './use-header.ts';

/** The site on a phone, and beside it the codes of the application: its app, its own account. */
export function Codes() {
  const { words, services } = useHeader();
  const { headerQrCode, headerText, appDownloadUrl, texts } = useValue(services.config);
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLElement>(null);
  const user = useValue(services.session.user);
  // A partner's user has come by the partner's page: ours would not know them.
  const home = user?.isThirdParty ? '' : services.hrefOf('index');
  const codes = [
    ...(home ? [{ text: services.fullAddress?.(home) ?? home, title: words.mobileCode, note: words.mobileNote }] : []),
    ...(appDownloadUrl ? [{ text: appDownloadUrl, title: words.appCode, note: words.appNote }] : []),
    ...(headerQrCode ? [{ text: headerQrCode, title: headerText || texts.brand, note: words.ownNote }] : []),
  ];
  if (codes.length === 0) return null;
  return (
    <>
      <LinkButton
        ref={button}
        className="hd-wide"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon of={iconQr} />
        <span className="hd-fold">{words.mobile}</span>
      </LinkButton>
      <Panel open={isOpen} anchor={button} onClose={() => setOpen(false)} title={words.mobile} placement="bottom">
        <div className="hd-codes">
          {codes.map((code) => (
            <div key={code.title}>
              <Code text={code.text} label={code.title} />
              <b>{code.title}</b>
              <span>{code.note}</span>
            </div>
          ))}
        </div>
      </Panel>
    </>
  );
}

/** The encoder comes with the first code that is shown. */
function Code({ text, label }: { text: string; label: string }) {
  const drawing = useLater(true, () => import('#ui/display/QrCode.tsx'));
  return drawing ? <drawing.QrCode text={text} label={label} size={130} /> : <Skeleton width={156} height={156} />;
}
