import type { PastedOrder } from '#contract/quick-order.ts';
import { useSay } from '#kit/say.ts';
import { useTexts } from '#kit/use-texts.ts';
import { RouteLink } from '#screens/RouteLink.tsx';
import { Alert } from '#ui/states/Alert.tsx';
import { pastedTexts } from './pasted/texts.ts';

/** Notes of a pasted text; a trip that leaves the country leads on to the search of flights abroad. */
export function PastedNotes({ notes, abroad }: Pick<PastedOrder, 'notes' | 'abroad'>) {
  const texts = useTexts('pasted-notes', pastedTexts);
  const { say } = useSay();
  const queryType = abroad?.includes('_') ? '3' : '1';
  return (
    <>
      {notes.map((note) => (
        <Alert key={note} kind="info">
          {say(note)}
        </Alert>
      ))}
      {abroad && (
        <Alert
          kind="info"
          action={
            <RouteLink to="intl_flight_query_list" params={{ queryType, legs: abroad, step: 'form' }}>
              {texts.search}
            </RouteLink>
          }
        >
          {texts.abroad}
        </Alert>
      )}
    </>
  );
}
