import type * as extras from './sections/Extras.tsx';
import type { Verified } from '#contract/flight.ts';
import { overReasons } from '#domain/corporate/over-reason.ts';
import { useLater } from '#kit/part.ts';
import { useValue } from '#kit/readable.ts';
import type { BookingModel } from './model.ts';

export type ExtrasPart = typeof extras;

/** Rules and notices. */
export function Terms({ model, verified }: { model: BookingModel; verified: Verified }) {
  const dialog = useValue(model.dialog);
  const part = useLater(
    dialog?.kind === 'rules' || dialog?.kind === 'terms',
    () => import('./sections/TermsDialog.tsx'),
  );
  return part && <part.TermsDialog model={model} verified={verified} />;
}

export function Business({ model }: { model: BookingModel }) {
  const part = useLater(model.isBusiness, () => import('./sections/Business.tsx'));
  const people = useValue(model.form.present);
  return (
    part && <part.BusinessSection booking={model} reasons={overReasons} people={people.map(({ draft }) => draft)} />
  );
}

/** The budget unit of a government-purchase ticket. */
export function Gp({ model }: { model: BookingModel }) {
  const part = useLater(!!model.choice.isGp, () => import('./sections/GpSection.tsx'));
  return part && <part.GpSection model={model} />;
}

export function Shares({ model }: { model: BookingModel }) {
  const part = useLater(model.isBusiness, () => import('./sections/Business.tsx'));
  return part && <part.CompanyShares model={model} />;
}
