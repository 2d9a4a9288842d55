import { useEffect, useState } from 'react';
import type { StandardWhatIf } from '#contract/travel-standard.ts';
import { productsOfKind } from '#contract/travel-standard.ts';
import { showFen } from '#domain/money.ts';
import { policyProductNames } from '#domain/policy/schema.ts';
import type { PolicyProduct } from '#domain/policy/schema.ts';
import { useLater } from '#kit/part.ts';
import { useValues } from '#kit/readable.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useServices } from '#kit/widget.ts';
import { sentenceOf } from '#domain/policy/words/sentence.ts';
import { useSay } from '#kit/say.ts';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Card } from '#ui/display/Card.tsx';
import { Select } from '#ui/select/Select.tsx';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import { useEditor } from '../context.ts';
import { Figure } from '#parts/policy/what-if/Figure.tsx';
import { Months } from '#parts/policy/what-if/Months.tsx';
import { texts as ownTexts } from '#parts/policy/what-if/texts.ts';

type Texts = typeof ownTexts;
/** The server is asked when the member pauses. */
const pauseMs = 400;
const kind = 'travel';

/** The orders of the last year as the draft on the screen would have judged them. */
export function WhatIfCard() {
  const services = useServices();
  const texts = useTexts('standards-what-if', ownTexts);
  const { model, draft, words } = useEditor();
  const { say } = useSay();
  const { whatIf } = model;
  const [found, state] = useValues(whatIf.found, whatIf.state);
  const [product, setProduct] = useState<PolicyProduct | 'all'>('all');
  const [open, setOpen] = useState(false);
  const list = useLater(open, () => import('#parts/policy/what-if/TripsDialog.tsx'));
  const { content, assigned } = draft;
  const problem = model.problem();
  const isWhole = !problem || !problem.rule;
  const ask = () => void whatIf.ask({ standardId: model.known?.standardId ?? 0, content, assigned, product });
  useEffect(
    () => (isWhole ? services.timers.after(found ? pauseMs : 0, ask) : undefined),
    [content, assigned, product, isWhole],
  );
  const isWaiting = state === 'waiting' && isWhole;
  return (
    <Card
      title={texts.title}
      aria-busy={isWaiting}
      end={<span className="t-s12 t-3">{found ? texts.trips(found.after.trips) : ''}</span>}
    >
      <div className="t-col" style={{ gap: 12 }}>
        <div className="t-row">
          <span className="t-s13 t-2" style={{ whiteSpace: 'nowrap' }}>
            {texts.years}
          </span>
          <Select
            size="sm"
            aria-label={texts.product}
            value={product}
            options={[
              { value: 'all' as const, label: texts.allProducts },
              ...productsOfKind[kind].map((one) => ({ value: one, label: say(policyProductNames[one]) })),
            ]}
            onChange={setProduct}
          />
        </div>
        {!isWhole && <p className="t-s13 t-warn">{texts.unfinished}</p>}
        {isWhole && state === 'failed' && (
          <p className="t-s13 t-warn" role="alert">
            {texts.failed} <LinkButton onClick={ask}>{texts.again}</LinkButton>
          </p>
        )}
        {found ? (
          <Figures found={found} texts={texts} onList={() => setOpen(true)} />
        ) : (
          isWaiting && <Skeleton height={180} />
        )}
      </div>
      {open && list && found && (
        <list.TripsDialog
          found={found}
          texts={texts}
          sentenceOf={(id) => {
            const rule = content.rules.find((one) => one.id === id);
            return rule ? sentenceOf(rule, words) : '';
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </Card>
  );
}

function Figures({ found, texts, onList }: { found: StandardWhatIf; texts: Texts; onList(): void }) {
  const { before, after, changed, harder, eased, compliant, hit, hitCount, paysLess } = found;
  if (!after.trips) return <p className="t-s13 t-3">{texts.none}</p>;
  const more = after.companyPays - before.companyPays;
  return (
    <>
      <dl className="t-row" style={{ gap: 24, margin: 0 }}>
        <Figure label={texts.over} value={after.over} unit={texts.unit} sub={texts.change(after.over, before.over)} />
        <Figure
          label={texts.asks}
          value={after.approve}
          unit={texts.unit}
          sub={texts.change(after.approve, before.approve)}
        />
        <Figure
          label={more < 0 ? texts.paidLess : texts.paid}
          value={`¥${showFen(Math.abs(more))}`}
          unit=""
          sub={harder && eased ? texts.paidParts(paysLess, paysLess + more) : ''}
        />
      </dl>
      <Months found={found} texts={texts} />
      <div className="t-col" aria-live="polite">
        {changed ? (
          <>
            <div className="t-row">
              <b>{texts.changed(changed)}</b>
              <span className="t-end">
                <LinkButton onClick={onList}>{texts.each}</LinkButton>
              </span>
            </div>
            <div className="t-row t-row--wrap t-s13">
              {compliant > 0 && <span className="t-ok">{texts.compliant(compliant)}</span>}
              {harder > 0 && <span className="t-warn">{texts.harder(harder)}</span>}
            </div>
            <span className="t-s12 t-3">{texts.others(after.trips - changed)}</span>
          </>
        ) : (
          <span className="t-s13 t-3">{texts.unchanged}</span>
        )}
      </div>
      {changed > 0 && <b>{hitCount ? texts.hit(hitCount) : texts.nobody}</b>}
      {hit.length > 0 && (
        <ul className="t-lines">
          {hit.slice(0, 5).map(({ employeeId, name, trips, paysLess: less }) => (
            <li key={employeeId} className="t-row">
              <span className="t-grow">{name}</span>
              <span className="t-s12 t-3">{texts.hitTrips(trips, less)}</span>
            </li>
          ))}
          {hitCount > 5 && <li className="t-s12 t-3">{texts.more(hitCount - 5)}</li>}
        </ul>
      )}
    </>
  );
}
