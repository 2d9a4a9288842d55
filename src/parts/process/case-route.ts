/** The page of one case, in the frame of the list that it was opened from. */
export const caseRouteOf = (list: string): string =>
  list.startsWith('travel_examination') ? 'travel_examination_info' : 'travel_audit_details';

/** The list behind the page of a case. */
export const listRouteOf = (page: string, isTrip: boolean): string =>
  page === 'travel_examination_info' ? 'travel_examination_list' : isTrip ? 'travel_audit' : 'travel_audit_order';
