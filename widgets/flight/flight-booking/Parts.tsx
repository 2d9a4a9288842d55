import { useEffect, useState } from 'react';
import type * as extras from './sections/Extras.tsx';
import type { Verified } from '#contract/flight.ts';
import { useLater } from '#kit/part.ts';
import { useValue } from '#kit/readable.ts';
import { useServices } from '#kit/widget.ts';
import type { BookingModel } from './model.ts';

export type ExtrasPart = typeof extras;

/** Long after the page is rendered: dialogs between form and order should be loaded before the network fails. */
const quietMs = 3_000;

/** Conflicts between form and order. */
export function Conflict({ model }: { model: BookingModel }) {
  const { timers } = useServices();
  const [soon, setSoon] = useState(false);
  const dialog = useValue(model.dialog);
  const state = useValue(model.ordering.state);
  useEffect(() => timers.after(quietMs, () => setSoon(true)), [timers]);
  const part = useLater(
    soon || dialog?.kind === 'conflict' || state !== 'idle',
    () => import('./order/ConflictDialog.tsx'),
  );
  return part && <part.ConflictDialog model={model} />;
}

/** Rules and notices. */
export function Terms({ model, verified }: { model: BookingModel; verified: Verified }) {
  const dialog = useValue(model.dialog);
  const part = useLater(
    dialog?.kind === 'rules' || dialog?.kind === 'terms',
    () => import('./sections/TermsDialog.tsx'),
  );
  return part && <part.TermsDialog model={model} verified={verified} />;
}

/** Only business travel needs its half of the page. */
export function Business({ model, verified }: { model: BookingModel; verified: Verified }) {
  const part = useLater(model.form.business, () => import('./sections/BusinessSection.tsx'));
  return part && <part.BusinessSection model={model} verified={verified} />;
}

/** The budget unit of a government-purchase ticket. */
export function Gp({ model }: { model: BookingModel }) {
  const part = useLater(!!model.choice.isGp, () => import('./sections/GpSection.tsx'));
  return part && <part.GpSection model={model} />;
}

export function Shares({ model }: { model: BookingModel }) {
  const part = useLater(model.form.business, () => import('./price/Shares.tsx'));
  return part && <part.Shares model={model} />;
}
