import type { PaySplit } from '#contract/payment.ts';
import { fenOf, showFen, showYuan } from '#domain/money.ts';
import { personalExtras } from '#domain/payment/split.ts';
import { typedFen } from '#domain/payment/split-typing.ts';
import type { SplitFields } from '#domain/payment/split-typing.ts';
import { useValue } from '#kit/readable.ts';
import { useServices } from '#kit/widget.ts';
import { Chip } from '#ui/controls/Chip.tsx';
import { Field } from '#ui/form/Field.tsx';
import { Input } from '#ui/form/Input.tsx';
import type { PartProps } from './model.ts';
import type { Texts } from './texts.ts';
import { useSay } from '#kit/say.ts';

/** Both amounts, the sentence that explains the limit, and what the traveller's part is paid with. */
export function MixedSplit({ model, texts, limits }: PartProps & { limits: PaySplit }) {
  const split = useValue(model.choice.split);
  const personal = useValue(model.choice.personal);
  const options = useValue(model.choice.personalOptions);
  const rest = typedFen(split.personal) ?? 0;
  const { switches } = useValue(useServices().config);
  const { say } = useSay();
  const extras = personalExtras(
    { serviceFee: fenOf(limits.serviceFee), insurance: fenOf(limits.insurance) },
    switches.showServFee,
  );
  // A stay has neither tolerance nor taxes.
  const parts = [
    [texts.limitPrice, limits.limitPrice] as const,
    [texts.tolerance, limits.tolerance] as const,
    [texts.taxes, limits.taxes] as const,
  ].flatMap(([name, part]) => (fenOf(part) > 0 ? [`${name} ${showYuan(part, false)}`] : []));
  const amount = (side: 'company' | 'personal', label: string) => (
    <Field label={label} error={split.error?.side === side ? problem(split.error, texts) : undefined}>
      {(aria) => (
        <Input
          {...aria}
          value={split[side]}
          inputMode="decimal"
          autoComplete="off"
          maxLength={14}
          before={<span className="t-3">¥</span>}
          onInput={(text) => model.choice.type(side, text)}
          onBlur={model.choice.tidy}
        />
      )}
    </Field>
  );
  return (
    <div className="po-mix">
      <div className="po-mix__bar" role="img" aria-label={texts.splitLabel(split.company, split.personal)}>
        <i style={{ flexGrow: typedFen(split.company) ?? 1 }} />
        <i style={{ flexGrow: rest }} />
      </div>
      <div className="po-mix__g">
        {amount('company', texts.companyAmount)}
        {amount('personal', texts.personal)}
      </div>
      <p className="t-s12 t-2">
        {texts.splitNote(showYuan(limits.companyMax, false), parts, showYuan(limits.personal, false), say(extras))}
      </p>
      <div className="t-row t-row--wrap po-mix__w" role="group" aria-label={texts.personalWith}>
        <span className="t-s13 t-2">{texts.personalWith}</span>
        {options.map((option) => (
          <Chip
            key={option.method}
            on={option.method === personal}
            disabled={!option.enabled}
            onClick={() => model.choice.pickPersonal(option.method)}
          >
            {texts.names[option.method]}
            {option.balance && ` ${showYuan(option.balance)}`}
          </Chip>
        ))}
      </div>
    </div>
  );
}

function problem(error: NonNullable<SplitFields['error']>, texts: Texts): string {
  const limit = `¥${showFen(error.limit, true)}`;
  switch (error.kind) {
    case 'overCompanyMax':
      return `${error.side === 'company' ? texts.split.companyMax : texts.split.personalMin} ${limit}`;
    case 'overTotal':
      return `${texts.split.overTotal} ${limit}`;
    default:
      return texts.split[error.kind];
  }
}
