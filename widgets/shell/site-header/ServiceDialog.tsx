import { useValue } from '#kit/readable.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { iconPhone } from '#ui/icons/icons.ts';
import { useHeader } from './use-header.ts';

/** Dialog of 在线客服 without a configured chat: the telephones, and the number by which service identifies the caller. */
export function ServiceDialog() {
  const { words, services, model } = useHeader();
  const shown = useValue(model.shown);
  const { telephones } = useValue(services.config);
  const user = useValue(services.session.user);
  return (
    <Dialog
      open={shown === 'service'}
      onClose={model.close}
      title={words.serviceTitle}
      footer={
        <Button kind="primary" onClick={model.close}>
          {words.know}
        </Button>
      }
    >
      <p className="t-2">{user ? words.serviceNote : words.serviceNobody}</p>
      <ul className="hd-phones">
        {telephones.map((telephone) => (
          <li key={telephone}>
            <a className="t-link" href={`tel:${telephone}`}>
              <Icon of={iconPhone} />
              {telephone}
            </a>
          </li>
        ))}
      </ul>
      {user && (
        <p className="t-s13 t-3">
          {words.memberId} {user.memberId}
        </p>
      )}
    </Dialog>
  );
}
