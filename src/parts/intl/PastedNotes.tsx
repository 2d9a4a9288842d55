import type { PastedOrder } from '#contract/quick-order.ts';
import { RouteLink } from '#screens/RouteLink.tsx';
import { Alert } from '#ui/states/Alert.tsx';

const texts = {
  abroad: '含境外航段：快捷下单仅限国内航班，行程已带到国际机票搜索',
  search: '去国际机票查询',
};

/** Notes of a pasted text; a trip that leaves the country leads on to the search of flights abroad. */
export function PastedNotes({ notes, abroad }: Pick<PastedOrder, 'notes' | 'abroad'>) {
  const queryType = abroad?.includes('_') ? '3' : '1';
  return (
    <>
      {notes.map((note) => (
        <Alert key={note} kind="info">
          {note}
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
