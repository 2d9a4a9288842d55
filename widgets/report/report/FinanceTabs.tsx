import { SisterTabs } from '#screens/SisterTabs.tsx';
import type { Texts } from './texts.ts';

/** The two pages at the address of the detailed report. */
export function FinanceTabs({
  at,
  t,
}: {
  at: 'detail' | 'bill';
  t: Pick<Texts, 'financeTabs' | 'detailTitle' | 'billSettings'>;
}) {
  const to = (tab: typeof at) => (tab === at ? null : 'finance_report_detailed');
  return (
    <SisterTabs
      label={t.financeTabs}
      items={[
        { key: 'detail', label: t.detailTitle, to: to('detail') },
        { key: 'bill', label: t.billSettings, to: to('bill'), params: { tab: 'bill' } },
      ]}
    />
  );
}
