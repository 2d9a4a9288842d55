import type { ApplicationRow } from '#contract/application-views.ts';
import { tripTypeNames } from '#domain/application/schema.ts';
import { daysBetween } from '#domain/china-time.ts';
import { showYuan } from '#domain/money.ts';
import { policyProductNames } from '#domain/policy/schema.ts';
import { linkTo } from '#kit/links/link-to.ts';
import { useSay } from '#kit/say.ts';
import type { Say } from '#kit/say.ts';
import { useServices } from '#kit/widget.ts';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import type { DataColumn } from '#ui/list/DataTable.tsx';
import { StateOf } from '#parts/application/states.tsx';
import type { Texts } from './texts.ts';

/** A draft opens its form, everything else its page. */
function Reason({ row, texts }: { row: ApplicationRow; texts: Texts }) {
  const services = useServices();
  const { say } = useSay();
  const { applicationId, state, reason, no, tripType } = row;
  const name = state === 0 ? 'travel_application_add' : 'travel_apply_details';
  return (
    <div>
      <LinkButton className="t-m" {...linkTo(services, name, { applicationId })}>
        {reason || texts.noReason}
      </LinkButton>
      <div className="t-s12 t-3">
        {[no || texts.noNumber, tripType && say(tripTypeNames[tripType])].filter(Boolean).join(' · ')}
      </div>
    </div>
  );
}

export const columnsOf = (texts: Texts, { say, showDay }: Say, today: string): DataColumn<ApplicationRow>[] => [
  {
    key: 'reason',
    title: texts.columns.reason,
    phone: 'title',
    cell: (row) => <Reason row={row} texts={texts} />,
  },
  {
    key: 'trip',
    title: texts.columns.trip,
    sort: 'from',
    cell: ({ places, from, to, products }) => (
      <div>
        {say(places) || <span className="t-3">{texts.noTrip}</span>}
        <div className="t-s12 t-3">
          {[
            from && to && texts.span(showDay(from, today), showDay(to, today), daysBetween(from, to) + 1),
            texts.list(products.map((product) => say(policyProductNames[product]))),
          ]
            .filter(Boolean)
            .join(' · ')}
        </div>
      </div>
    ),
  },
  {
    key: 'people',
    title: texts.columns.people,
    phone: 'named',
    cell: ({ travellers }) => texts.people(travellers),
  },
  {
    key: 'budget',
    title: texts.columns.budget,
    num: true,
    phone: 'named',
    cell: ({ budget, remaining, state }) => (
      <div className="t-nowrap">
        {showYuan(budget)}
        {[2, 5, 6, 7].includes(state) && (
          <div className="t-s12 t-3">{texts[state === 2 ? 'left' : 'unused'](showYuan(remaining))}</div>
        )}
      </div>
    ),
  },
  {
    key: 'state',
    title: texts.columns.state,
    phone: 'end',
    cell: (row) => <StateOf {...row} />,
  },
  {
    key: 'updated',
    title: texts.columns.updated,
    sort: 'updated',
    phone: 'named',
    cell: ({ updatedAt }) => <span className="t-nowrap">{updatedAt.slice(0, 16)}</span>,
  },
];
