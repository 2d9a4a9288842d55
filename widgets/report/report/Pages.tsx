import { useMemo } from 'react';
import { reportProducts } from '#contract/report-form.ts';
import { textsInWordsOf } from '#domain/report/words.ts';
import { useLater } from '#kit/part.ts';
import { useSay } from '#kit/say.ts';
import { useValue } from '#kit/readable.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useServices } from '#kit/widget.ts';
import { WaitingPage } from '#screens/WaitingPage.tsx';
import { Report } from './Report.tsx';
import { texts as ownTexts } from './texts.ts';
import type { Texts } from './texts.ts';

/** A product's report, and the events behind it: at an address of their own (`view` of the route), or with `view=detail`. */
export function Pages({ product: given, view }: { product?: string; view?: string }) {
  const table = useTexts('report', ownTexts);
  const { say } = useSay();
  const words = useMemo((): Texts => ({ ...table, say }), [table, say]);
  const { query } = useValue(useServices().place);
  const product = reportProducts.find((known) => known === given) ?? 'air';
  const t = useMemo(() => textsInWordsOf(product, words, words.ofProducts), [product, words]);
  const isSettings = view === 'detail' && query['tab'] === 'bill';
  const settings = useLater(isSettings, () => import('./bill-settings/BillSettings.tsx'));
  const isDetail = !isSettings && (view === 'detail' || query['view'] === 'detail');
  const detail = useLater(isDetail, () => import('./detail/Detail.tsx'));
  if (isSettings && settings) return <settings.BillSettings />;
  if (isDetail && detail)
    return <detail.Detail key="detail" product={product} hasReport={view !== 'detail'} words={words} />;
  if (isSettings || isDetail) return <WaitingPage />;
  return <Report key="report" product={product} t={t} />;
}
