import { companySubstitute } from '#contract/company-substitute.ts';
import { useResource } from '#kit/resources/use-resource.ts';
import { useServices } from '#kit/widget.ts';
import { useTexts } from '#kit/use-texts.ts';
import { Loaded } from '#screens/Loaded.tsx';
import { BackHead } from '#ui/journey/BackHead.tsx';
import { Log } from './Log.tsx';
import { SubstituteForm } from './SubstituteForm.tsx';
import type { Texts } from './texts.ts';
import { formTexts } from './form-texts.ts';

/** The form of a new substitute, `new`, or of a known one; an ended one shows its log. */
export function EditSubstitute({ id, t }: { id: string; t: Texts }) {
  const services = useServices();
  const { name } = services.place.peek();
  const leave = () => {
    if (!services.back()) services.navigate(name, {}, { replace: true });
  };
  return id === 'new' ? (
    <SubstituteForm known={null} t={t} onLeave={leave} />
  ) : (
    <Known substituteId={id} t={t} onLeave={leave} />
  );
}

function Known({ substituteId, t, onLeave }: { substituteId: string; t: Texts; onLeave(): void }) {
  const own = useTexts('substitute-form', formTexts);
  return (
    <Loaded from={useResource(companySubstitute.detail, { substituteId })} onBack={onLeave}>
      {(known) =>
        known.state === 'ended' ? (
          <div className="t-page">
            <BackHead title={`${t.title} · ${known.booker.name}`} onBack={onLeave} />
            <p className="t-s13 t-3">{own.endedLead}</p>
            <section className="t-card t-form__card">
              <Log log={known.log} />
            </section>
          </div>
        ) : (
          <SubstituteForm known={known} t={t} onLeave={onLeave} />
        )
      }
    </Loaded>
  );
}
