import type { trainAccount } from '#contract/train-account.ts';
import type { trainAccountSchemas } from '#contract/train-account.schema.ts';
import type { HandlersOf } from '../../ground/call.ts';
import { sold } from './train.ts';

const accounts = () => import('../../products/train/account/accounts.ts');

export const trainAccountHandlers: HandlersOf<typeof trainAccount, typeof trainAccountSchemas> = {
  read: sold(async () => (await accounts()).readRailAccount),
  login: sold(async () => (await accounts()).linkRailAccount),
  logout: sold(async () => (await accounts()).unlinkRailAccount),
  forget: sold(async () => (await accounts()).forgetRailAccount),
};
