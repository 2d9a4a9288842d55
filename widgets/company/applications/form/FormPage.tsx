import { useState } from 'react';
import { application as calls } from '#contract/application.ts';
import { applicationForm } from '#contract/application-form.ts';
import type { FormOptions } from '#contract/application-form.ts';
import type { ApplicationDetail } from '#contract/application-views.ts';
import { readPrefill } from '#domain/application/prefill-query.ts';
import { useValue } from '#kit/readable.ts';
import { useResource } from '#kit/resources/use-resource.ts';
import { useServices } from '#kit/widget.ts';
import { Loaded } from '#screens/Loaded.tsx';
import { ApplicationForm } from './ApplicationForm.tsx';
import { employeesOf, valuesOf } from '#parts/application/form/values.ts';

/** The form of a new application, of a draft, or of a change; the first save of a new one gives the place its number. */
export function FormPage() {
  const services = useServices();
  const { applicationId, copyOf } = useValue(services.place).query;
  const [own, setOwn] = useState('');
  const [opened] = useState(() => ({ id: applicationId, copyOf }));
  // Another application in the same place is another form; the own number, once it is known, is not.
  if (applicationId !== own || !own) {
    if (applicationId !== opened.id) opened.id = applicationId;
    opened.copyOf = copyOf;
  }
  const { id } = opened;
  if (!id && opened.copyOf)
    return <Copied key={`copy ${opened.copyOf}`} applicationId={opened.copyOf} onNumber={setOwn} />;
  return id ? (
    <Known key={id} applicationId={id} onNumber={setOwn} />
  ) : (
    <Started key="new" known={null} onNumber={setOwn} />
  );
}

const useToList = () => {
  const services = useServices();
  return () => services.navigate('travel_application');
};

function Known({ applicationId, onNumber }: { applicationId: string; onNumber(id: string): void }) {
  return (
    <Loaded from={useResource(calls.detail, { applicationId })} onBack={useToList()}>
      {(known) => <Started known={known} onNumber={onNumber} />}
    </Loaded>
  );
}

/** Begins with the values of another application, which is not touched. */
function Copied({ applicationId, onNumber }: { applicationId: string; onNumber(id: string): void }) {
  return (
    <Loaded from={useResource(calls.detail, { applicationId })} onBack={useToList()}>
      {(copied) => <Started known={null} copied={copied} onNumber={onNumber} />}
    </Loaded>
  );
}

interface StartedProps {
  known: ApplicationDetail | null;
  copied?: ApplicationDetail;
  onNumber(id: string): void;
}

function Started({ known, copied, onNumber }: StartedProps) {
  const { query } = useValue(useServices().place);
  const [prefill] = useState(() => readPrefill(query));
  const shown = known ?? copied;
  const employeeIds = shown ? employeesOf(valuesOf(shown)) : [...(prefill?.employeeIds ?? [])];
  return (
    <Loaded from={useResource(applicationForm.options, { employeeIds })} onBack={useToList()}>
      {(options: FormOptions) => (
        <ApplicationForm known={known} copied={copied} options={options} prefill={prefill} onNumber={onNumber} />
      )}
    </Loaded>
  );
}
