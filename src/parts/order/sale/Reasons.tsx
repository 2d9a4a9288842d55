import { useLayoutEffect } from 'react';
import { isVoluntary, proofNeeded, reasonTree } from '#domain/order/after-sale/reasons.ts';
import { useValues } from '#kit/readable.ts';
import { useServices } from '#kit/widget.ts';
import importCss from '#ui/import/import.css?shadow';
import { Chip } from '#ui/controls/Chip.tsx';
import { Radio, RadioGroup } from '#ui/controls/Radio.tsx';
import { Segment } from '#ui/controls/Segment.tsx';
import { FileDrop } from '#ui/import/FileDrop.tsx';
import { Group } from './Choice.tsx';
import type { Reasoned } from './reasoned.ts';
import type { SaleTexts } from './words/sale-texts.ts';
import { useSay } from '#kit/say.ts';

interface ReasonsProps {
  model: Reasoned;
  t: SaleTexts;
  label: string;
}

const branches = ['voluntary', 'involuntary'] as const;

/** The reason of a request: the member's own wish, or force majeure, which costs no fee once it is proved. */
export function Reasons({ model, t, label }: ReasonsProps) {
  const [{ reason }, errors, isAirlineChange] = useValues(model.form.values, model.form.errors, model.isAirlineChange);
  const branch = isVoluntary(reason) ? 'voluntary' : 'involuntary';
  const items = branches.map((value) => ({ value, label: t.branches[value] }));
  const proof = proofNeeded(reason, isAirlineChange);
  const { say } = useSay();
  return (
    <>
      <Group label={label}>
        <div>
          {' '}
          <Segment
            label={label}
            value={branch}
            items={isAirlineChange ? items.reverse() : items}
            onChange={(to) => model.form.edit({ reason: reasonTree[to][0]?.reason ?? reason })}
          />
        </div>
        <p className="t-s12 t-3">{t.branchNotes[branch]}</p>
        <RadioGroup label={t.branches[branch]} value={reason} onChange={(next) => model.form.edit({ reason: next })}>
          {reasonTree[branch].map((row) => (
            <Radio key={row.reason} value={row.reason}>
              {say(row.label)}
            </Radio>
          ))}
        </RadioGroup>
      </Group>
      {proof && <Proofs model={model} t={t} hint={say(proof)} error={errors['proofs'] ?? ''} />}
    </>
  );
}

/** Files that prove the reason; each is uploaded as soon as it is chosen. */
function Proofs({ model, t, hint, error }: Omit<ReasonsProps, 'label'> & { hint: string; error: string }) {
  const services = useServices();
  const [{ proofs }, isUploading, failure] = useValues(model.form.values, model.isUploading, model.uploadFailure);
  useLayoutEffect(() => services.addStyles([importCss]), [services]);
  return (
    <Group label={t.proof}>
      <FileDrop
        label={t.proof}
        accept={['.jpg', '.jpeg', '.png', '.pdf']}
        maxBytes={5 * 1024 * 1024}
        hint={`${hint} · ${t.proofHint}`}
        busy={isUploading}
        error={failure || error}
        onPick={(file) => void model.upload(file)}
      />
      {proofs.map(({ proofId, name }) => (
        <Chip
          key={proofId}
          size="sm"
          removeLabel={`${t.proofRemove} ${name}`}
          onRemove={() => model.form.edit({ proofs: proofs.filter((proof) => proof.proofId !== proofId) })}
        >
          {name}
        </Chip>
      ))}
    </Group>
  );
}
