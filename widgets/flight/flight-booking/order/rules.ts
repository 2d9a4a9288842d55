export { checkMembers as checkParty } from '#domain/passenger/party/party-members.ts';
export { refusedTraveller } from '#parts/booking/conflict/refused-field.ts';
export { insureNewcomers } from '#parts/booking/company/insure-newcomers.ts';
export { judgeAll } from '#parts/traveller/judge.ts';
export { wholeParty } from '#parts/traveller/actions/whole-party.ts';
export { savePeople } from '#parts/traveller/save-people.ts';
export { orderPayload } from './payload.ts';
export { askForFewer, problemsOf } from './problems.ts';
