import { useEffect } from 'react';
import { approval } from '#contract/approval.ts';
import { useLater } from '#kit/part.ts';
import { useValue } from '#kit/readable.ts';
import { useResource } from '#kit/resources/use-resource.ts';
import { useServices } from '#kit/widget.ts';
import { Loaded } from '#screens/Loaded.tsx';
import { WaitingPage } from '#screens/WaitingPage.tsx';

/** Screens of the applicant: lists, the form, and the page of one application; each comes with its first place. */
export function Applications() {
  const { name } = useValue(useServices().place);
  if (name === 'travel_application_add') return <Form />;
  if (name === 'travel_application') return <Trips />;
  if (name === 'travel_application_order') return <Cases />;
  return <Page />;
}

function Trips() {
  const part = useLater(true, () => import('./list/TripList.tsx'));
  return part ? <part.TripList /> : <WaitingPage />;
}

function Cases() {
  const part = useLater(true, () => import('./cases/CaseList.tsx'));
  return part ? <part.CaseList /> : <WaitingPage />;
}

function Form() {
  const part = useLater(true, () => import('./form/FormPage.tsx'));
  return part ? <part.FormPage /> : <WaitingPage />;
}

/** An address names an application, or a case by its number: of a trip, or of an order; `round` names a former submission. */
function Page() {
  const { name, query } = useValue(useServices().place);
  const { no = '' } = query;
  const id = query['applicationId'] ?? query['id'] ?? '';
  const { round } = query;
  if (round) return <Case key={round} no={round} />;
  if (name === 'travel_applycation_detail_order') return <Case key={no} no={no} />;
  return no && !id ? <Subject key={no} no={no} /> : <Trip key={id} applicationId={id} />;
}

function Trip({ applicationId }: { applicationId: string }) {
  const part = useLater(true, () => import('./detail/TripDetail.tsx'));
  return part ? <part.TripDetail applicationId={applicationId} /> : <WaitingPage />;
}

function Case({ no }: { no: string }) {
  const part = useLater(true, () => import('./cases/CaseDetail.tsx'));
  return part ? <part.CaseDetail no={no} /> : <WaitingPage />;
}

/** The page of an order's application has an address of its own, under its own list. */
function OfOrder({ no }: { no: string }) {
  const services = useServices();
  useEffect(() => services.navigate('travel_applycation_detail_order', { no }, { replace: true }), [services, no]);
  return <WaitingPage />;
}

/** Messages name the case alone. */
function Subject({ no }: { no: string }) {
  const services = useServices();
  return (
    <Loaded from={useResource(approval.detail, { caseNo: no })} onBack={() => services.navigate('travel_application')}>
      {({ kind, subjectId }) => (kind === 'trip' ? <Trip applicationId={subjectId} /> : <OfOrder no={no} />)}
    </Loaded>
  );
}
