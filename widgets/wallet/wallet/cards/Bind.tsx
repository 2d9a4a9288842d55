import { bank } from '#contract/bank.ts';
import type { BankCards } from '#contract/bank.ts';
import { hidePhone, phoneOf, showPhone } from '#domain/account/phone.ts';
import { isFamilyChild, levelOf } from '#domain/menu/viewer.ts';
import { useFields } from '#kit/forms/use-form.ts';
import { RouteLink } from '#screens/RouteLink.tsx';
import { useValue, useValues } from '#kit/readable.ts';
import { useSay } from '#kit/say.ts';
import { useResource } from '#kit/resources/use-resource.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useModel, useServices } from '#kit/widget.ts';
import { FormScreen } from '#screens/FormScreen.tsx';
import { Loaded } from '#screens/Loaded.tsx';
import { DocumentField } from '#ui/form/DocumentField.tsx';
import { TextField } from '#ui/form/fields.tsx';
import { Alert } from '#ui/states/Alert.tsx';
import { CodeField } from '#parts/account/CodeField.tsx';
import { texts as walletTexts } from '../texts.ts';
import { cardNoOf, createBind, showCardNo } from './bind-model.ts';
import { texts as ownTexts } from './texts.ts';
import type { Texts } from './texts.ts';

/** Binds a bank card: its bank is recognised while the number is typed, then a code goes to its phone. */
export function Bind() {
  const services = useServices();
  const t = useTexts('wallet-cards', ownTexts);
  const { childNote } = useTexts('wallet', walletTexts);
  const resource = useResource(bank.list, {});
  const user = useValue(services.session.user);
  const leave = () => void (services.back() || services.navigate('my_wallet', { view: 'cards' }));
  return (
    <Loaded from={resource} onBack={leave}>
      {(data) => {
        const note = user && isFamilyChild(user) ? childNote : data.cards.length >= data.max ? t.full(data.max) : '';
        if (!note) return <BindForm data={data} isCompany={levelOf(user) === '70'} t={t} onLeave={leave} />;
        return (
          <div className="t-page t-col">
            <h1 className="t-h1">{t.bindTitle}</h1>
            <Alert kind="info" action={<RouteLink to="my_wallet">{t.back}</RouteLink>}>
              {note}
            </Alert>
          </div>
        );
      }}
    </Loaded>
  );
}

interface BindFormProps {
  data: BankCards;
  isCompany: boolean;
  t: Texts;
  onLeave(): void;
}

function BindForm({ data, isCompany, t, onLeave }: BindFormProps) {
  const services = useServices();
  const { say } = useSay();
  const form = useModel(() =>
    createBind(services, data, t, () => {
      services.say.toast(t.bound, 'ok');
      onLeave();
    }),
  );
  const field = useFields(form);
  const [values, known, isDoubtful] = useValues(form.values, form.bankOf, form.isDoubtful);
  const recognised = known?.known ? `${say(known.bankName)} ${t.cardTypes[known.cardType]}` : t.cardNoHint;
  return (
    <FormScreen isShort form={form} title={t.bindTitle} lead={t.bindLead} save={t.save} onLeave={onLeave}>
      <DocumentField
        {...field('cardNo')}
        wide
        required
        label={t.cardNo}
        hint={isDoubtful ? <span className="t-warn">{`${recognised} · ${t.luhn}`}</span> : recognised}
        keep={cardNoOf}
        show={showCardNo}
        mask={undefined}
        inputMode="numeric"
      />
      <TextField
        {...field('holder')}
        required
        label={t.holder}
        hint={isCompany ? t.companyHint : t.holderHint}
        readOnly={data.holder !== ''}
        maxLength={60}
      />
      <DocumentField
        {...field('mobilePhone')}
        required
        label={t.phone}
        keep={phoneOf}
        show={showPhone}
        mask={undefined}
        type="tel"
        inputMode="numeric"
      />
      <CodeField {...field('code')} sms={form.sms} phone={hidePhone(values.mobilePhone)} />
      <p className="is-wide t-s12 t-3">{t.banks(data.banks.map(({ bankName }) => say(bankName)))}</p>
    </FormScreen>
  );
}
