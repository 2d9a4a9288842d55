import { useLater } from '#kit/part.ts';
import { useValue } from '#kit/readable.ts';
import { useServices } from '#kit/widget.ts';
import { WaitingPage } from '#screens/WaitingPage.tsx';
import { StandardList } from './list/StandardList.tsx';

/** The travel standards of a company: the list, or the editor of one. Number 0 is a standard to be made. */
export function Standards() {
  const { name, params, query } = useValue(useServices().place);
  const id =
    name === 'travel_standard_settings'
      ? undefined
      : name === 'travel_edit_standard_settings'
        ? params['id']
        : (query['id'] ?? '0');
  const part = useLater(id !== undefined, () => import('./editor/Editor.tsx'));
  if (id === undefined) return <StandardList />;
  return part ? <part.StandardPage key={id} standardId={/^\d{1,15}$/.test(id) ? Number(id) : 0} /> : <WaitingPage />;
}
