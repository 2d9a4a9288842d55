import { processKinds } from '#domain/process/schema.ts';
import { useLater } from '#kit/part.ts';
import { useValue } from '#kit/readable.ts';
import { useServices } from '#kit/widget.ts';
import { WaitingPage } from '#screens/WaitingPage.tsx';
import { ProcessList } from './list/ProcessList.tsx';

/** The approval processes of a company: the list, or the designer of one. Number 0 is a process to be made. */
export function Processes() {
  const { name, params, query } = useValue(useServices().place);
  const id =
    name === 'travel_process_settings'
      ? undefined
      : name === 'travel_edit_process_settings'
        ? params['id']
        : (query['id'] ?? '0');
  const part = useLater(id !== undefined, () => import('./editor/Editor.tsx'));
  if (id === undefined) return <ProcessList />;
  if (!part) return <WaitingPage />;
  const kind = processKinds.find((one) => one === query['kind']) ?? 'trip';
  return <part.ProcessPage key={id} processId={/^\d{1,15}$/.test(id) ? Number(id) : 0} kind={kind} />;
}
