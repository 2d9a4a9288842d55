import type { ReactNode } from 'react';
import type { Security } from '#contract/profile.ts';
import { hidePhone, phoneOf } from '#domain/account/phone.ts';
import { strengthOf } from '#domain/account/password-strength.ts';
import { useFields } from '#kit/forms/use-form.ts';
import { RouteLink } from '#screens/RouteLink.tsx';
import { passwordHash } from '#parts/login/password-hash.ts';
import { useValue, useValues } from '#kit/readable.ts';
import { useSay } from '#kit/say.ts';
import { useModel, useServices } from '#kit/widget.ts';
import { FormScreen } from '#screens/FormScreen.tsx';
import { CodeField } from '#parts/account/CodeField.tsx';
import { FormPart } from '#ui/form/FormGrid.tsx';
import { CheckField, PhoneField, TextField } from '#ui/form/fields.tsx';
import { Alert } from '#ui/states/Alert.tsx';
import { createCloseForm, createEmailForm, createPasswordForm, createPhoneForm } from './models.ts';
import type { Texts } from './texts.ts';

interface FormProps {
  security: Security;
  /** Reads the settings again. */
  settle(): void;
  t: Texts;
}

export interface SecurityFormProps extends FormProps {
  view: 'password' | 'phone' | 'email' | 'close';
}

/** The form that the address asks for. */
export function SecurityForm({ view, ...rest }: SecurityFormProps) {
  const Form = { password: Password, phone: Phone, email: Email, close: Close }[view];
  return <Form {...rest} />;
}

/** Back to the list of settings, which is read again. */
function useEnd(said: string, settle?: () => void) {
  const services = useServices();
  const leave = () => services.navigate('setting', {}, { replace: true });
  const done = () => {
    services.say.toast(said, 'ok');
    services.session.refresh();
    settle?.();
    leave();
  };
  return { services, leave, done };
}

function Password({ settle, t }: FormProps) {
  const { services, leave, done } = useEnd(t.passwordDone, settle);
  const form = useModel(() => createPasswordForm(services, { t, digest: passwordHash, done }));
  const field = useFields(form);
  const { newPsw } = useValue(form.values);
  const user = services.session.user.peek();
  const strength = newPsw && strengthOf(newPsw, user?.mobilePhone ? [user.mobilePhone] : []);
  return (
    <FormScreen isShort form={form} title={t.passwordTitle} lead={t.passwordLead} save={t.save} onLeave={leave}>
      {/* Tells password managers whose password this is. */}
      <input
        className="t-vh"
        type="text"
        autoComplete="username"
        readOnly
        hidden
        value={user?.mobilePhone || user?.username || ''}
      />
      <TextField
        {...field('oldPsw')}
        wide
        required
        type="password"
        label={t.old}
        hint={t.forgotten}
        maxLength={32}
        autoComplete="current-password"
      />
      <TextField
        {...field('newPsw')}
        wide
        required
        type="password"
        label={t.fresh}
        hint={strength ? t.strength[strength] : t.passwordText}
        maxLength={32}
        autoComplete="new-password"
      />
      <TextField
        {...field('again')}
        wide
        required
        type="password"
        label={t.again}
        maxLength={32}
        autoComplete="new-password"
      />
    </FormScreen>
  );
}

function Phone({ settle, t }: FormProps) {
  const { services, leave, done } = useEnd(t.phoneDone, settle);
  const form = useModel(() => createPhoneForm(services, { t, done }));
  const field = useFields(form);
  const [{ mobilePhone }, isProved, isChecking, isSending] = useValues(
    form.values,
    form.isProved,
    form.isChecking,
    form.busy,
  );
  const present = hidePhone(services.session.user.peek()?.mobilePhone ?? '');
  return (
    <FormScreen
      isShort
      form={{ ...form, busy: isChecking && !isSending ? form.isChecking : form.busy }}
      title={form.hasPhone ? t.phoneTitle : t.bindPhoneTitle}
      lead={form.hasPhone ? t.phoneLead : t.phoneText}
      save={isProved ? t.save : t.next}
      onLeave={leave}
    >
      {form.hasPhone && (
        <FormPart title={t.oldPart(present)}>
          {isProved ? (
            <Alert kind="ok" className="is-wide">
              {t.oldDone}
            </Alert>
          ) : (
            <CodeField {...field('oldCode')} sms={form.oldSms} phone={present} />
          )}
        </FormPart>
      )}
      {isProved && (
        <FormPart title={t.newPart}>
          <PhoneField {...field('mobilePhone')} wide required label={t.newPhone} keep={phoneOf} />
          <CodeField {...field('newCode')} sms={form.newSms} phone={hidePhone(mobilePhone)} />
        </FormPart>
      )}
    </FormScreen>
  );
}

function Email({ security, settle, t }: FormProps) {
  const { services, leave, done } = useEnd(t.emailDone, settle);
  const form = useModel(() => createEmailForm(services, security.email, done));
  const field = useFields(form);
  return (
    <FormScreen
      isShort
      form={form}
      title={security.email ? t.emailChange : t.emailTitle}
      lead={t.emailLead}
      save={t.save}
      onLeave={leave}
    >
      <TextField
        {...field('email')}
        wide
        required
        label={t.email}
        type="email"
        inputMode="email"
        maxLength={60}
        autoComplete="email"
      />
      {form.phone && <CodeField {...field('code')} sms={form.sms} phone={form.phone} />}
    </FormScreen>
  );
}

/** Link to the place where the member removes an obstacle to closing the account; undefined where time or customer service does. */
function WayOut({ kind, t }: { kind: Security['closeBlocks'][number]['kind']; t: Texts }) {
  const orders = (
    <RouteLink to="my_order_list" params={{ type: 'all' }}>
      {t.toOrders}
    </RouteLink>
  );
  const wallet = <RouteLink to="my_wallet">{t.toWallet}</RouteLink>;
  const places: Partial<Record<typeof kind, ReactNode>> = {
    phone: (
      <RouteLink to="setting" params={{ view: 'phone' }}>
        {t.bind}
      </RouteLink>
    ),
    orders,
    refunds: orders,
    codes: <RouteLink to="pay_authorization_code">{t.toCodes}</RouteLink>,
    money: wallet,
    held: wallet,
    frozen: (
      <RouteLink to="my_wallet" params={{ view: 'withdrawals' }}>
        {t.toWithdrawals}
      </RouteLink>
    ),
  };
  return places[kind];
}

function Close({ security, t }: FormProps) {
  const { services, leave } = useEnd('');
  const { say } = useSay();
  const form = useModel(() =>
    createCloseForm(services, {
      t,
      // The visit ends at once: no later call of the page may ask for a login above the answer.
      done: () => void services.session.logout(false, { title: t.closed, text: t.closedText }),
    }),
  );
  const field = useFields(form);
  const phone = hidePhone(services.session.user.peek()?.mobilePhone ?? '');
  if (security.closeBlocks.length)
    return (
      <div className="t-page t-col">
        <h1 className="t-h1">{t.closeTitle}</h1>
        <Alert kind="warn">
          <b>{t.blocked}</b>
          <ul className="t-lines">
            {security.closeBlocks.map(({ kind, text }) => (
              <li key={kind} className="t-row t-row--wrap">
                <span className="t-grow">{say(text)}</span>
                <WayOut kind={kind} t={t} />
              </li>
            ))}
          </ul>
          <RouteLink to="setting">{t.back}</RouteLink>
        </Alert>
      </div>
    );
  return (
    <FormScreen isShort form={form} title={t.closeTitle} lead={t.closeLead} save={t.closeSave} isDanger onLeave={leave}>
      <ul className="is-wide t-col t-s13">
        {t.closeFacts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      <CodeField {...field('code')} sms={form.sms} phone={phone} />
      <CheckField {...field('understood')} wide label="">
        {t.understood}
      </CheckField>
    </FormScreen>
  );
}
