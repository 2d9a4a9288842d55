import type { ApplicationRow } from '#contract/application-views.ts';
import { tripTypeNames } from '#domain/application/schema.ts';
import { daysBetween } from '#domain/china-time.ts';
import { showYuan } from '#domain/money.ts';
import { policyProductNames } from '#domain/policy/schema.ts';
import { linkTo } from '#kit/links/link-to.ts';
import { useSay } from '#kit/say.ts';
import type { Say } from '#kit/say.ts';
import type { Services } from '#kit/services.ts';
import { useServices } from '#kit/widget.ts';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import type { DataColumn } from '#ui/list/DataTable.tsx';
import { StateOf } from '#parts/application/states.tsx';
import type { Texts } from './texts.ts';

/** A draft opens its form, everything else its page. */
export const linkToTrip = (services: Services, { applicationId, state }: ApplicationRow) =>
  linkTo(services, state === 0 ? 'travel_application_add' : 'travel_apply_details', { applicationId });

function Reason({ row, texts }: { row: ApplicationRow; texts: Texts }) {
  const services = useServices();
  const { say } = useSay();
  return (
    <div>
      <LinkButton className="t-m" {...linkToTrip(services, row)}>
        {row.reason || texts.noReason}
      </LinkButton>
      <div className="t-s12 t-3">
        {[row.no || texts.noNumber, row.tripType && say(tripTypeNames[row.tripType])].filter(Boolean).join(' · ')}
      </div>
    </div>
  );
}

export function columnsOf(texts: Texts, { say, showDay }: Say, today: string): DataColumn<ApplicationRow>[] {
  const daysOf = ({ from, to }: ApplicationRow) =>
    from && to && texts.span(showDay(from, today), showDay(to, today), daysBetween(from, to) + 1);
  return [
    {
      key: 'reason',
      title: texts.columns.reason,
      card: 'title',
      isMore: true,
      cell: (row) => <Reason row={row} texts={texts} />,
      cardCell: ({ reason }) => reason || texts.noReason,
    },
    {
      key: 'trip',
      title: texts.columns.trip,
      sort: 'from',
      card: 'fact',
      isMore: true,
      cardCell: (row) => (
        <>
          {texts.somePlaces(row.places.split('、').map(say))}{' '}
          <span style={{ wordBreak: 'keep-all' }}>{daysOf(row)}</span>
        </>
      ),
      cell: (row) => (
        <div>
          {say(row.places) || <span className="t-3">{texts.noTrip}</span>}
          <div className="t-s12 t-3">
            <span style={{ wordBreak: 'keep-all' }}>{daysOf(row)}</span>{' '}
            <span className="t-nowrap">
              {texts.list(row.products.map((product) => say(policyProductNames[product])))}
            </span>
          </div>
        </div>
      ),
    },
    {
      key: 'people',
      title: texts.columns.people,
      // A line breaks between names, never within one.
      cell: ({ travellers }) => <span style={{ wordBreak: 'keep-all' }}>{texts.people(travellers)}</span>,
    },
    {
      key: 'budget',
      title: texts.columns.budget,
      num: true,
      card: 'amount',
      isMore: true,
      cardCell: ({ budget }) => showYuan(budget),
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
      card: 'fact',
      cell: (row) => <StateOf {...row} />,
    },
    {
      key: 'updated',
      title: texts.columns.updated,
      sort: 'updated',
      cell: ({ updatedAt }) => <span className="t-nowrap">{updatedAt.slice(0, 16)}</span>,
    },
  ];
}
