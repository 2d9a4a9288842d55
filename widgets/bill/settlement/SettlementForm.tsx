import { useRef } from 'react';
import type { CompanySettlement } from '#contract/settlement.ts';
import { settlementModes } from '#domain/company-bill/settlement.ts';
import { cycleInWords, modeEffects, modeWords } from '#domain/company-bill/settlement-words.ts';
import { createTakeBack } from '#parts/bill/pending/take-back.ts';
import { useLater } from '#kit/part.ts';
import { useFields } from '#kit/forms/use-form.ts';
import { useValues } from '#kit/readable.ts';
import { useModel, useServices } from '#kit/widget.ts';
import { FoldedOnPhone } from '#screens/cards/FoldedOnPhone.tsx';
import { FormScreen } from '#screens/FormScreen.tsx';
import { useIsNarrow } from '#ui/base/element-width.ts';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Segment } from '#ui/controls/Segment.tsx';
import { Field } from '#ui/form/Field.tsx';
import { TextField } from '#ui/form/fields.tsx';
import { FormPart } from '#ui/form/FormGrid.tsx';
import { SelectField } from '#ui/form/more-fields.tsx';
import { Alert } from '#ui/states/Alert.tsx';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import { CreditPart } from './CreditPart.tsx';
import { createSettlementForm } from './form-model.ts';
import type { Texts } from './texts.ts';

interface SettlementFormProps {
  known: CompanySettlement;
  t: Texts;
  /** Shows the answer of a write. */
  take(now: CompanySettlement): void;
  reload(): Promise<unknown>;
}

/** From here on what the terms mean stands beside them. */
const twoColumnsPx = 1160;
const gap = { gap: 12 };
const columns = { ...gap, display: 'grid', gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)', alignItems: 'start' };

const upTo = (most: number) => Array.from({ length: most }, (_, at) => at + 1);

/** All of a company's settlement in one form; what it means stands beside the terms while they are typed. */
export function SettlementForm({ known, t, take, reload }: SettlementFormProps) {
  const services = useServices();
  const form = useModel(() =>
    createSettlementForm(services, known, (now) => {
      services.say.toast(
        now.version === known.version ? t.same : now.pending ? t.saved(now.pending.from) : t.asBefore,
        'ok',
      );
      take(now);
    }),
  );
  const takeBack = useModel(() => createTakeBack(services, t, take, reload));
  const [values, conflict] = useValues(form.values, form.conflict);
  const preview = useLater(true, () => import('./Preview.tsx'));
  const invoice = useLater(true, () => import('./InvoicePart.tsx'));
  const prepaid = useLater(true, () => import('./PrepaidPart.tsx'));
  const log = useLater(known.saved.length > 0, () => import('./SavedList.tsx'));
  const field = useFields(form);
  const root = useRef<HTMLDivElement>(null);
  const isWide = !useIsNarrow(root, twoColumnsPx);
  const [last] = known.saved;
  const startAgain = async () => {
    form.reset();
    await reload();
  };
  const terms = (
    <>
      <FormPart title={t.cycle}>
        <Field className="is-wide" label={t.mode} hint={t.say(modeEffects[values.mode])}>
          {(aria) => (
            <Segment
              {...aria}
              label={t.mode}
              value={values.mode}
              items={settlementModes.map((value) => ({ value, label: t.say(modeWords[value]) }))}
              onChange={(mode) => form.edit({ mode })}
            />
          )}
        </Field>
        <SelectField
          {...field('cycleDay')}
          value={String(values.cycleDay)}
          label={t.cycleDay}
          hint={t.say(cycleInWords(values.cycleDay))}
          options={upTo(28).map((day) => ({ value: String(day), label: t.dayOf(day) }))}
          onInput={(day) => form.edit({ cycleDay: Number(day) })}
        />
        <SelectField
          {...field('confirmDays')}
          value={String(values.confirmDays)}
          label={t.confirmDays}
          hint={t.confirmHint}
          options={upTo(10).map((days) => ({ value: String(days), label: t.workdays(days) }))}
          onInput={(days) => form.edit({ confirmDays: Number(days) })}
        />
        <TextField
          {...field('dueDays')}
          label={t.dueDays}
          hint={t.dueHint}
          inputMode="numeric"
          maxLength={3}
          after={t.days}
          required
        />
      </FormPart>
      <CreditPart form={form} known={known} t={t} take={take} />
      {prepaid ? <prepaid.PrepaidPart prepaid={known.prepaid} t={t} /> : null}
    </>
  );
  const meaning = preview ? (
    <preview.Preview
      terms={form.terms}
      inForce={known.inForce}
      limit={known.credit.limit}
      balance={known.prepaid.balance}
      t={t}
    />
  ) : (
    <div className="is-wide">
      <Skeleton height={180} />
    </div>
  );
  const parties = invoice ? (
    <invoice.Parties form={form} known={known} t={t} />
  ) : (
    <div className="is-wide">
      <Skeleton height={480} />
    </div>
  );
  const saved = log && <log.SavedList saved={known.saved} t={t} />;
  return (
    <div ref={root}>
      <FormScreen
        form={form}
        isOpen={isWide}
        title={t.title}
        lead={`${t.lead(known.changesFrom)}${last ? t.changed(last.by, last.at.slice(0, 16)) : ''}`}
        onLeave={() => services.back() || services.navigate('index')}
      >
        {conflict && (
          <Alert
            kind="warn"
            className="is-wide"
            action={<LinkButton onClick={() => void startAgain()}>{t.reload}</LinkButton>}
          >
            {t.say(conflict)}
          </Alert>
        )}
        {known.pending && (
          <Alert
            className="is-wide"
            action={<LinkButton onClick={() => void takeBack.run(known.version)}>{t.takeBack}</LinkButton>}
          >
            {t.pending(known.pending.from)}
          </Alert>
        )}
        {isWide ? (
          <div className="is-wide" style={columns}>
            <div className="t-col" style={gap}>
              {terms}
              {parties}
            </div>
            <div className="t-col" style={gap}>
              {meaning}
              {saved}
            </div>
          </div>
        ) : (
          <>
            {terms}
            <FoldedOnPhone label={`${t.nextCycles} · ${t.year}`}>{meaning}</FoldedOnPhone>
            {parties}
            {saved}
          </>
        )}
      </FormScreen>
    </div>
  );
}
