import { useEffect, useRef } from 'react';
import { fenOf, showYuan, yuanOf } from '#domain/money.ts';
import { typedFen } from '#domain/payment/split-typing.ts';
import { RouteLink } from '#screens/RouteLink.tsx';
import { useValue } from '#kit/readable.ts';
import { useServices } from '#kit/widget.ts';
import { Alert } from '#ui/states/Alert.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { Countdown } from '#ui/display/Countdown.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { Field } from '#ui/form/Field.tsx';
import { PinInput } from '#ui/form/PinInput.tsx';
import type { PartProps } from './model.ts';
import { useSay } from '#kit/say.ts';

/** Six digits before wallet or company money moves. After a refusal the box is empty and says what is left. */
export function PasswordDialog({ model, texts }: PartProps) {
  const { clock, navigate } = useServices();
  const field = useRef<HTMLInputElement>(null);
  const password = useValue(model.paying.password);
  const error = useValue(model.paying.passwordError);
  const busy = useValue(model.paying.busy);
  const lockedUntilMs = useValue(model.paying.lockedUntilMs);
  const isLocked = useValue(model.paying.isLocked);
  const { say } = useSay();
  const hasPassword = useValue(model.paying.hasPassword);
  // A disabled box has lost the keyboard: after a refusal it gets it back.
  useEffect(() => {
    if (error && !busy && !isLocked) field.current?.focus();
  }, [error, busy, isLocked]);
  // Beside the message of the refusal as well: its end unlocks the box.
  const lock = isLocked && (
    <Countdown plain prefix={texts.lockedFor} untilMs={lockedUntilMs} now={clock.now} onEnd={model.paying.unlock} />
  );
  return (
    <Dialog
      open
      className="po-pw"
      onClose={model.paying.leavePassword}
      dismissable={!busy}
      initialFocus={field}
      title={hasPassword ? texts.passwordTitle : texts.noPassword}
      footer={
        <>
          <Button disabled={busy} onClick={model.paying.leavePassword}>
            {texts.otherWay}
          </Button>
          {hasPassword ? (
            <Button
              kind="primary"
              busy={busy}
              disabled={isLocked || password.length < 6}
              onClick={model.paying.confirmPassword}
            >
              {texts.confirm}
            </Button>
          ) : (
            <Button kind="primary" onClick={() => navigate('my_wallet', { view: 'payPassword', by: 'sms' })}>
              {texts.setPassword}
            </Button>
          )}
        </>
      }
    >
      <Sum model={model} texts={texts} />
      {hasPassword ? (
        <Field
          label={texts.passwordLabel}
          error={
            error && (
              <>
                {say(error)} {lock}
              </>
            )
          }
          hint={lock}
        >
          {(aria) => (
            <PinInput
              {...aria}
              ref={field}
              value={password}
              disabled={isLocked}
              onInput={model.paying.typePassword}
              onEnter={model.paying.confirmPassword}
            />
          )}
        </Field>
      ) : (
        <Alert kind="warn">{texts.noPasswordText}</Alert>
      )}
      {hasPassword && (
        <RouteLink className="t-s12 po-pw__no" to="my_wallet" params={{ view: 'payPassword', by: 'sms' }}>
          {texts.forgotten}
        </RouteLink>
      )}
    </Dialog>
  );
}

/** Amount, account and its balance afterwards; of a mixed payment, the next part. */
function Sum({ model, texts }: PartProps) {
  const method = useValue(model.choice.method);
  const info = useValue(model.cashier.info);
  const due = useValue(model.choice.due);
  const { company } = useValue(model.choice.split);
  const personal = useValue(model.choice.personal);
  if (!method || !info) return null;
  const isMixed = method === 'multiPay';
  const taken = isMixed ? (typedFen(company) ?? 0) : due;
  const balance = info.methods.find((state) => state.method === (isMixed ? 'creditPay' : method))?.balance;
  const [from, after] =
    method === 'tianHangPay' ? [texts.fromWallet, texts.walletAfter] : [texts.fromCredit, texts.creditAfter];
  return (
    <p className="po-pw__sum">
      <span>
        {from} <b>{showYuan(yuanOf(taken))}</b>
      </span>
      <span className="t-s12 t-3">
        {isMixed
          ? texts.thenBy(texts.shortNames[personal], showYuan(yuanOf(due)))
          : balance && `${after} ${showYuan(yuanOf(fenOf(balance) - taken))}`}
      </span>
    </p>
  );
}
