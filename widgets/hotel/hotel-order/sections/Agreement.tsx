import { useId } from 'react';
import { fenOf, showFen } from '#domain/money.ts';
import { useValues } from '#kit/readable.ts';
import { Checkbox } from '#ui/controls/Checkbox.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { iconBad } from '#ui/icons/icons.ts';
import type { PartProps } from './StayCard.tsx';

/** One tick, the member's own: the notice, the cancellation, and a guarantee with its amount. */
export function Agreement({ model, verified, texts }: PartProps) {
  const id = useId();
  const { form } = model;
  const [{ agreed }, errors] = useValues(form.values, form.errors);
  const error = errors['agreed'];
  return (
    <div className="t-s13 ho-agree">
      <Checkbox
        checked={agreed}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? id : undefined}
        onChange={(on) => form.edit({ agreed: on })}
      >
        {texts.agreed}
        <LinkButton onClick={() => model.show('terms')}>{texts.agreedNotice}</LinkButton>
        {texts.agreedCancel}
        {verified.rate.payKind === 'guarantee' && texts.agreedGuarantee(showFen(fenOf(verified.rate.due)))}
      </Checkbox>
      {error && (
        <p className="t-err" id={id}>
          <Icon of={iconBad} size={14} />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}
