import { useId } from 'react';
import type { ReactNode } from 'react';
import { useValue } from '#kit/readable.ts';
import { useServices } from '#kit/widget.ts';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Checkbox } from '#ui/controls/Checkbox.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { iconBad } from '#ui/icons/icons.ts';
import type { BookingDialog, BookingModel } from '../model.ts';
import { useWords } from '../use-words.ts';

/** Two ticks, both the member's own: the rules, and the documents that go to the carrier. */
export function Agreements({ model }: { model: BookingModel }) {
  const t = useWords();
  const { agreement } = useValue(useServices().config).texts;
  const { agreed, documentConsent } = useValue(model.form.values);
  const problems = useValue(model.form.errors);
  const opens = (dialog: BookingDialog, title: string) => (
    <LinkButton onClick={() => (model.dialog.value = dialog)}>{title}</LinkButton>
  );
  return (
    <div className="fb-agr t-s13">
      <Tick on={agreed} error={problems['agreed']} onChange={(on) => model.form.edit({ agreed: on })}>
        {t.agreed}
        {opens({ kind: 'terms', of: 'agreement' }, agreement)}
        {opens({ kind: 'rules', triptype: 1 }, t.refundRules)}
        {opens({ kind: 'terms', of: 'danger' }, t.dangerRules)}
      </Tick>
      <Tick
        on={documentConsent}
        error={problems['documentConsent']}
        onChange={(on) => model.form.edit({ documentConsent: on })}
      >
        {t.documentConsent}
      </Tick>
    </div>
  );
}

function Tick({
  on,
  error,
  onChange,
  children,
}: {
  on: boolean;
  error: string | undefined;
  onChange: (on: boolean) => void;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <div>
      <Checkbox
        checked={on}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? id : undefined}
        onChange={onChange}
      >
        {children}
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
