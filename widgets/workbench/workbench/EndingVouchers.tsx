import { RouteLink } from '#screens/RouteLink.tsx';
import { useValue } from '#kit/readable.ts';
import { useWorkbench } from './use-workbench.ts';

/** Vouchers that can be asked for only a few weeks more. */
export function EndingVouchers() {
  const { model, words } = useWorkbench();
  const ending = useValue(model.vouchers.data)?.ending ?? 0;
  if (!ending) return null;
  return (
    <p className="t-row t-s13" style={{ marginTop: 12 }}>
      <span className="t-grow t-warn">{words.endingVouchers(ending)}</span>
      <RouteLink to="expense_proof" params={{ group: 'ending' }} onlyOpen>
        {words.requestVouchers}
      </RouteLink>
    </p>
  );
}
