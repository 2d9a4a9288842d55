import { useState } from 'react';
import { codeProducts } from '#contract/pay-auth.ts';
import type { NewPayCode } from '#contract/pay-auth.ts';
import type { WalletAccount } from '#contract/wallet.ts';
import { phoneOf } from '#domain/account/phone.ts';
import { fenOf, showFen } from '#domain/money.ts';
import { codeProductLabels, showPayCode } from '#domain/payment/pay-code.ts';
import { createCopy } from '#kit/copy-text.ts';
import { useFields } from '#kit/forms/use-form.ts';
import { useSay } from '#kit/say.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useModel, useServices } from '#kit/widget.ts';
import { Forgotten, PasswordField } from '#parts/account/PasswordField.tsx';
import { FormScreen } from '#screens/FormScreen.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { Chip } from '#ui/controls/Chip.tsx';
import { Segment } from '#ui/controls/Segment.tsx';
import { Card } from '#ui/display/Card.tsx';
import { Field } from '#ui/form/Field.tsx';
import { SelectField } from '#ui/form/more-fields.tsx';
import { PhoneField, TextField } from '#ui/form/fields.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { iconCopy } from '#ui/icons/icons.ts';
import { Alert } from '#ui/states/Alert.tsx';
import { Moving } from '../Moving.tsx';
import type { Digest } from '../Moving.tsx';
import { readAccount } from '../savings/model.ts';
import { createCodeForm, offeredProducts } from './model.ts';
import { texts as ownTexts } from './texts.ts';
import type { Texts } from './texts.ts';

/** A new payment code, and after it the code itself: shown once. */
export function CodeForm({ onLeave }: { onLeave: () => void }) {
  const services = useServices();
  const t = useTexts('wallet-codes', ownTexts);
  const account = useModel(() => readAccount(services));
  const [made, setMade] = useState<NewPayCode | null>(null);
  if (made) return <Made made={made} texts={t} onLeave={onLeave} />;
  return (
    <Moving account={account} title={t.addCode} onLeave={onLeave}>
      {(known, digest) => <Fields account={known} digest={digest} texts={t} onDone={setMade} onLeave={onLeave} />}
    </Moving>
  );
}

interface FieldsProps {
  account: WalletAccount;
  digest: Digest;
  texts: Texts;
  onDone(made: NewPayCode): void;
  onLeave(): void;
}

function Fields({ account, digest, texts: t, onDone, onLeave }: FieldsProps) {
  const services = useServices();
  const { say } = useSay();
  const form = useModel(() => createCodeForm(services, { payPassword: account.payPassword, t, digest, done: onDone }));
  const field = useFields(form);
  const { value: products, error } = field('products');
  const { value: scope } = field('scope');
  const amount = { before: '¥', inputMode: 'decimal', maxLength: 12, required: true } as const;
  const count = {
    inputMode: 'numeric',
    maxLength: 3,
    required: true,
    keep: (typed: string) => typed.replace(/\D/g, ''),
  } as const;
  return (
    <FormScreen form={form} title={t.addCode} lead={t.codesLead} save={t.make} onLeave={onLeave}>
      {account.owner === 'company' && (
        <Field className="is-wide" label={t.scope} hint={t.scopeHint}>
          {() => (
            <span className="t-row">
              <Segment
                label={t.scope}
                value={scope}
                items={(['wallet', 'company'] as const).map((value) => ({ value, label: t.scopes[value] }))}
                onChange={(next) => form.edit({ scope: next })}
              />
            </span>
          )}
        </Field>
      )}
      <Field className="is-wide" label={t.products} required error={error}>
        {() => (
          <span className="t-row t-row--wrap">
            {offeredProducts(services).map((product) => (
              <Chip
                key={product}
                on={products.includes(product)}
                onClick={() =>
                  form.edit({
                    products: codeProducts.filter((one) => products.includes(one) !== (one === product)),
                  })
                }
              >
                {say(codeProductLabels[product])}
              </Chip>
            ))}
          </span>
        )}
      </Field>
      <TextField {...field('capEach')} {...amount} label={t.capEach} />
      <TextField {...field('capTotal')} {...amount} label={t.capTotal} />
      <TextField {...field('uses')} {...count} label={t.usesField} />
      <SelectField
        {...field('days')}
        required
        label={t.days}
        options={(['1', '7', '30', '90'] as const).map((value) => ({ value, label: t.dayOptions[value] }))}
      />
      <PhoneField
        {...field('bookerPhone')}
        wide
        keep={phoneOf}
        label={t.bookerPhone}
        hint={t.bookerHint}
        autoComplete="off"
      />
      <TextField {...field('note')} wide maxLength={40} label={t.note} hint={t.noteHint} />
      {form.needsPassword && (
        <>
          <PasswordField {...field('payPassword')} label={t.payPassword} />
          <div className="is-wide t-s13">
            <Forgotten />
          </div>
        </>
      )}
    </FormScreen>
  );
}

function Made({ made, texts: t, onLeave }: { made: NewPayCode; texts: Texts; onLeave: () => void }) {
  const services = useServices();
  const { say } = useSay();
  const code = showPayCode(made.code);
  const copy = createCopy(services, t);
  return (
    <div className="t-page t-col">
      <h1 className="t-h1">{t.madeTitle}</h1>
      <Card aria-label={t.madeTitle}>
        <div className="t-col">
          <Alert kind="warn">{t.madeOnce}</Alert>
          <b className="wl__b" role="status" aria-label={t.code}>
            {code}
          </b>
          <span className="t-s13 t-2">
            {t.list(made.products.map((product) => say(codeProductLabels[product])))} ·{' '}
            {t.each(showFen(fenOf(made.capEach), true))} · {t.usesOf(made.uses, made.usesMax)} · {t.until}{' '}
            {t.end(made.expires)}
          </span>
          <div className="t-row t-row--wrap">
            <Button kind="primary" icon={<Icon of={iconCopy} size={16} />} onClick={() => void copy(code)}>
              {t.copyCode}
            </Button>
            <Button onClick={onLeave}>{t.finish}</Button>
          </div>
        </div>
      </Card>
    </div>
  );
}
