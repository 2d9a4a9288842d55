import { useRef } from 'react';
import { yuanOf } from '#domain/money.ts';
import { useValue } from '#kit/readable.ts';
import { useServices } from '#kit/widget.ts';
import { Button } from '#ui/controls/Button.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Countdown } from '#ui/display/Countdown.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { iconCopy, iconRefresh } from '#ui/icons/icons.ts';
import { usePhoneScreen } from '#ui/overlay/phone-screen.ts';
import { Price } from '#ui/display/Price.tsx';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import { Spinner } from '#ui/states/Spinner.tsx';
import type { QrSheet } from './qr.ts';
import type { PartProps } from '../model.ts';
import { useSay } from '#kit/say.ts';

/** Screen 06 B: the code, how long it may be paid, and the three ways on. */
export function QrDialog({ model, texts, sheet }: PartProps & { sheet: QrSheet }) {
  const info = useValue(model.cashier.info);
  const due = useValue(model.choice.due);
  const { clock } = useServices();
  const paidButton = useRef<HTMLButtonElement>(null);
  const drawing = useValue(model.qr.drawing.value);
  const hasFailed = useValue(model.qr.drawing.failed);
  const isPhone = usePhoneScreen();
  const { say } = useSay();
  const { code, state, method } = sheet;
  if (!info) return null;
  // Schemes of apps are not followed: only what a browser shows before it hands over.
  const appLink = isPhone && /^https?:/.test(code?.codeUrl ?? '') ? code?.codeUrl : undefined;
  const link = state === 'expired' ? undefined : code?.codeUrl;
  const again = (label: string) => (
    <Button
      kind="primary"
      size="sm"
      className="po-again"
      icon={<Icon of={iconRefresh} size={16} />}
      onClick={model.qr.refresh}
    >
      {label}
    </Button>
  );
  return (
    <Dialog
      open
      className="po-qr"
      // On a phone from below: higher, and with a line over the buttons, under which the code may be scrolled.
      {...(isPhone && { width: 640 as const })}
      onClose={model.qr.close}
      initialFocus={paidButton}
      title={texts.names[method]}
      footer={
        <>
          <LinkButton onClick={model.qr.close}>{texts.otherWay}</LinkButton>
          <Button
            kind={state === 'expired' ? 'outline' : 'primary'}
            ref={paidButton}
            busy={sheet.checking || state === 'making'}
            disabled={state === 'failed'}
            onClick={model.qr.check}
          >
            {texts.iHavePaid}
          </Button>
        </>
      }
    >
      <Countdown prefix={texts.remaining} untilMs={info.deadlineMs} now={clock.now} />
      <Price yuan={code?.amount ?? yuanOf(due)} size="xl" fixed />
      {appLink && code && state !== 'expired' && (
        <div className="t-col po-app">
          <a
            className="t-btn t-btn--action t-btn--lg t-btn--block"
            href={appLink}
            target="_blank"
            rel="noopener noreferrer"
          >
            {texts.byApp[method]}
          </a>
          <p className="t-s12 t-3">{texts.appNote}</p>
          <Button block disabled={!drawing} onClick={() => drawing?.saveQr(code.codeUrl, `${texts.qrName}.png`)}>
            {texts.saveQr}
          </Button>
        </div>
      )}
      {code && drawing ? (
        <drawing.QrCode
          text={code.codeUrl}
          label={texts.qrLabel}
          size={appLink ? 132 : 180}
          mark={{ letter: texts.marks[method], colour: method === 'alipay' ? '#1668dc' : '#14813c' }}
          veil={
            state === 'expired' && (
              <>
                <b>{texts.expired}</b>
                {again(texts.refresh)}
              </>
            )
          }
        />
      ) : state === 'failed' || hasFailed ? (
        <div className="po-qr__box">{again(texts.qrAgain)}</div>
      ) : (
        <Skeleton width={204} height={204} />
      )}
      {state === 'expired' ? (
        <p className="t-s13 t-2">{texts.refreshNote}</p>
      ) : appLink ? (
        <p className="t-s12 t-3">{texts.otherPhone}</p>
      ) : (
        <p className="t-2">
          {texts.scanBefore} <b>{texts.scan[method]}</b> {texts.scanAfter}
        </p>
      )}
      <p className="t-s12 t-3 po-qr__note" role="status">
        {say(sheet.note) ||
          (state === 'waiting' || state === 'shaky' ? (
            <Waiting text={state === 'shaky' ? texts.shaky : texts.waiting} />
          ) : state === 'making' ? (
            texts.making
          ) : (
            ''
          ))}
      </p>
      {/* Its place is kept without a code: the buttons below must not move from under a press. */}
      <span style={{ visibility: link ? undefined : 'hidden' }}>
        <LinkButton className="t-s13" onClick={() => link && model.copyText(link)}>
          <Icon of={iconCopy} size={14} />
          {texts.copyLink}
        </LinkButton>
      </span>
    </Dialog>
  );
}

const Waiting = ({ text }: { text: string }) => (
  <>
    <Spinner />
    {text}
  </>
);
