import { useServices } from '#kit/widget.ts';
import { useValue } from '#kit/readable.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { Spinner } from '#ui/states/Spinner.tsx';
import type { PartProps } from './model.ts';

const stay = () => {};

/** A payment of unknown outcome: only the server's answer leads on. */
export function CheckingDialog({ model, texts }: PartProps) {
  const { telephones } = useValue(useServices().config);
  return (
    <Dialog
      open
      className="po-check"
      onClose={stay}
      dismissable={false}
      title={texts.checkingTitle}
      footer={
        <>
          <Button onClick={model.showOrder}>{texts.showOrder}</Button>
          <Button kind="primary" onClick={model.paying.lookAgain}>
            {texts.lookAgain}
          </Button>
        </>
      }
    >
      <p className="t-row t-m" role="status">
        <Spinner />
        {texts.checking}
      </p>
      <p className="t-s13 t-2">{texts.checkingText}</p>
      {telephones[0] && (
        <p className="t-s13 t-3">
          {texts.service} {telephones[0]}
        </p>
      )}
    </Dialog>
  );
}
