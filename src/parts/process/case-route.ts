/** The page of one case, in the frame of the list that it was opened from. */
export const caseRouteOf = (list: string): string =>
  list.startsWith('travel_examination') ? 'travel_examination_info' : 'travel_audit_details';

/** Values of its address: the note type tells an order's case from a trip's, so that the way to it is the right one. */
export const caseValues = ({ no, kind }: { no: string; kind: string }) => ({
  no,
  ...(kind !== 'trip' && { noteType: '1' }),
});

/** The list behind the page of a case. */
export const listRouteOf = (page: string, isTrip: boolean): string =>
  page === 'travel_examination_info' ? 'travel_examination_list' : isTrip ? 'travel_audit' : 'travel_audit_order';
