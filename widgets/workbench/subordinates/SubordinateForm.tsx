import { subordinate as calls } from '#contract/subordinate.ts';
import type { SubordinateDetail, SubordinateTree } from '#contract/subordinate.ts';
import { phoneOf } from '#domain/account/phone.ts';
import { ownRate, showRate, typeName, typesOf } from '#domain/account/subordinate/subordinate.ts';
import { permilleOf } from '#domain/account/subordinate/subordinate-form.ts';
import { showYuan, yuanOf } from '#domain/money.ts';
import { dayOf } from '#domain/china-time.ts';
import { useFields } from '#kit/forms/use-form.ts';
import { useValue, useValues } from '#kit/readable.ts';
import { useResource } from '#kit/resources/use-resource.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useModel, useServices } from '#kit/widget.ts';
import { FormScreen } from '#screens/FormScreen.tsx';
import { Loaded } from '#screens/Loaded.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { FormPart } from '#ui/form/FormGrid.tsx';
import { SelectField } from '#ui/form/more-fields.tsx';
import { PhoneField, TextField } from '#ui/form/fields.tsx';
import { Stats } from '#ui/list/Stats.tsx';
import { StateTag } from './columns.tsx';
import { createSubordinateForm } from './form-model.ts';
import type { SubordinateFormModel, SubordinateValues } from './form-model.ts';
import { formTexts as ownTexts } from './form-texts.ts';

type Texts = typeof ownTexts;

/** One member: the form of the direct superior, the figures for one further above; `new` is a member to be made. */
export function SubordinatePage({ memberId }: { memberId: string }) {
  return memberId === 'new' ? <Form known={null} /> : <Known memberId={memberId} />;
}

function Known({ memberId }: { memberId: string }) {
  const leave = useLeave();
  return (
    <Loaded from={useResource(calls.detail, { memberId })} onBack={leave}>
      {(known) => (known.mayManage ? <Form known={known} /> : <Figures known={known} />)}
    </Loaded>
  );
}

function useLeave(): () => void {
  const services = useServices();
  return () => {
    if (!services.back()) services.setQuery({ id: undefined });
  };
}

function Form({ known }: { known: SubordinateDetail | null }) {
  const services = useServices();
  const texts = useTexts('subordinates', ownTexts);
  const leave = useLeave();
  const superiorType = useValue(services.session.user)?.memberType ?? 0;
  const form = useModel(() =>
    createSubordinateForm(services, { known, superiorType }, () => {
      services.say.toast(texts.saved, 'ok');
      leave();
    }),
  );
  const field = useFields(form);
  return (
    <FormScreen
      form={form}
      title={known ? texts.editTitle(known.realName) : texts.newTitle}
      lead={known ? texts.editLead(texts.say(known.memberTypeCN), dayOf(known.createTime)) : texts.newLead}
      onLeave={leave}
    >
      <PhoneField
        {...field('mobilePhone')}
        label={texts.mobilePhone}
        required={!known}
        disabled={known !== null}
        hint={known ? texts.phoneFixed : undefined}
        keep={phoneOf}
      />
      <TextField {...field('realName')} label={texts.realName} required maxLength={30} />
      <SelectField
        {...field('memberType')}
        label={texts.memberType}
        required
        options={typesOf(superiorType).map((type) => ({
          value: String(type) as Exclude<SubordinateValues['memberType'], ''>,
          label: texts.say(typeName(type)),
        }))}
      />
      <SuperiorField form={form} texts={texts} own={known?.memberId ?? ''} />
      <FormPart title={texts.split}>
        <TextField
          {...field('commission')}
          label={texts.commission}
          required
          hint={texts.commissionHint(showRate(ownRate(superiorType)))}
          inputMode="decimal"
          maxLength={5}
        />
        {known ? <Trial known={known} form={form} texts={texts} /> : <Example form={form} texts={texts} />}
      </FormPart>
    </FormScreen>
  );
}

/** Fare that a new subordinate's part is shown of. */
const exampleFen = 1_000_000;

/** Choice among the distributors of an operator; nothing for those without any. */
function SuperiorField({ form, texts, own }: { form: SubordinateFormModel; texts: Texts; own: string }) {
  const tree = useValue(useResource(calls.tree, {}).data);
  const { memberType } = useValue(form.values);
  const field = useFields(form);
  const superiors = superiorsIn(tree, own, Number(memberType));
  if (!superiors.length) return null;
  return (
    <SelectField
      {...field('superiorId')}
      label={texts.place}
      hint={texts.placeHint}
      options={[
        { value: '', label: texts.self },
        ...superiors.map((one) => ({ value: one.memberId, label: one.realName })),
      ]}
    />
  );
}

const superiorsIn = (tree: SubordinateTree | null, own: string, memberType: number) =>
  (tree?.nodes ?? []).filter(
    (node) => node.superiorId === '' && node.memberId !== own && typesOf(node.memberType).includes(memberType),
  );

/** Last month's sales at the typed rate: the subordinate's part and the superior's, as the ledger would have booked them. */
function Trial({ known, form, texts }: { known: SubordinateDetail; form: SubordinateFormModel; texts: Texts }) {
  const [{ commission }] = useValues(form.values);
  const { month, orders, fare, rates } = known.trial;
  const permille = permilleOf(commission);
  const at = rates.find((one) => one.commission === permille);
  const most = rates.length - 1;
  const short = String(Number(month.slice(5)));
  if (!orders) return <p className="is-wide t-s13 t-3">{texts.trialNone(short)}</p>;
  return (
    <div className="is-wide t-col" aria-live="polite">
      <span className="t-s13 t-2">{texts.trialOn(short, orders, showYuan(fare).slice(1))}</span>
      {at ? (
        <Stats
          label={texts.trial}
          items={[
            { label: texts.his(showRate(at.commission)), value: showYuan(at.his) },
            { label: texts.mine(showRate(most - at.commission)), value: showYuan(at.mine) },
            { label: texts.all(showRate(most)), value: showYuan(rates[0]?.mine ?? '0') },
          ]}
        />
      ) : (
        <span className="t-s13 t-3">{texts.trialWrong}</span>
      )}
    </div>
  );
}

/** The parts of an example fare at the typed rate, for a subordinate without sales. */
function Example({ form, texts }: { form: SubordinateFormModel; texts: Texts }) {
  const services = useServices();
  const [{ commission }, user] = useValues(form.values, services.session.user);
  const most = ownRate(user?.memberType ?? 0);
  const permille = permilleOf(commission);
  const part = (rate: number) => showYuan(yuanOf((exampleFen * rate) / 1000));
  if (permille === undefined || permille > most) return null;
  return (
    <div className="is-wide t-col" aria-live="polite">
      <span className="t-s13 t-2">{texts.exampleOn(showYuan(yuanOf(exampleFen)).slice(1))}</span>
      <Stats
        label={texts.trial}
        items={[
          { label: texts.his(showRate(permille)), value: part(permille) },
          { label: texts.mine(showRate(most - permille)), value: part(most - permille) },
          { label: texts.all(showRate(most)), value: part(most) },
        ]}
      />
    </div>
  );
}

/** A member below a distributor of the operator. */
function Figures({ known }: { known: SubordinateDetail }) {
  const services = useServices();
  const texts = useTexts('subordinates', ownTexts);
  const leave = useLeave();
  return (
    <div className="t-page t-lst">
      <div className="t-lst__hd">
        <h1 className="t-h1">{known.realName}</h1>
        <StateTag state={known.state} texts={texts} />
        <div className="t-end t-row">
          <Button onClick={leave}>{texts.back}</Button>
          <Button
            kind="primary"
            onClick={() =>
              services.navigate('order_list', { type: 'airTicket', owner: 'others', bookerId: known.memberId })
            }
          >
            {texts.showOrders}
          </Button>
        </div>
      </div>
      <p className="t-s13 t-3">{texts.lookLead(known.superiorName)}</p>
      <Stats
        label={texts.stats}
        items={[
          { label: texts.memberType, value: texts.say(known.memberTypeCN), note: known.mobilePhone },
          {
            label: texts.columns.commission,
            value: showRate(known.commission),
            note: texts.superior(known.superiorName),
          },
          { label: texts.orders, value: String(known.orders), note: texts.ordersNote },
          { label: texts.sales, value: showYuan(known.sales), note: texts.salesNote },
        ]}
      />
    </div>
  );
}
