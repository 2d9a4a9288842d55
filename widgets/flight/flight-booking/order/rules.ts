export { checkParty } from '#domain/passenger/party/party.ts';
export { judgeAll } from '#parts/traveller/judge.ts';
export { savePeople } from '#parts/traveller/save-people.ts';
export { orderPayload } from './payload.ts';
export { problemsOf } from './problems.ts';
