import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { useLater } from '#kit/part.ts';
import { useValues } from '#kit/readable.ts';
import { useServices } from '#kit/widget.ts';
import type { Booking } from '../booking.ts';

/** Long after the page is rendered: dialogs between form and order should be loaded before the network fails. */
const quietMs = 3_000;

/** The product's conflicts between form and order, in a chunk of their own. */
export function Conflicts<Model extends Booking>({
  model,
  load,
}: {
  model: Model;
  load: () => Promise<{ ConflictDialog: ComponentType<{ model: Model }> }>;
}) {
  const { timers } = useServices();
  const [soon, setSoon] = useState(false);
  const [dialog, state] = useValues(model.dialog, model.state);
  useEffect(() => timers.after(quietMs, () => setSoon(true)), [timers]);
  const part = useLater(soon || dialog?.kind === 'conflict' || state !== 'idle', load);
  return part && <part.ConflictDialog model={model} />;
}
