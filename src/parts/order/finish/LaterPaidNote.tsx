import { useLater } from '#kit/part.ts';
import { useValue } from '#kit/readable.ts';
import { useServices } from '#kit/widget.ts';

/** The payment that has led to this page; nothing where none has. */
export function LaterPaidNote() {
  const { paid } = useValue(useServices().place).query;
  const part = useLater(!!paid, () => import('./PaidHere.tsx'));
  return paid && part && <part.PaidHere key={paid} paid={paid} />;
}
