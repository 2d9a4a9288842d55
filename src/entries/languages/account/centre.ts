import type { Client } from '#api/client.ts';
import { pastTexts, workTexts } from '#widgets/account-words.en.ts';
import { texts as addresses } from '#widgets/account/addresses/texts.en.ts';
import { texts as benefits } from '#widgets/account/centre/benefits/texts.en.ts';
import { joiningTexts as joining } from '#widgets/account/centre/joining/texts.en.ts';
import { texts as centre } from '#widgets/account/centre/texts.en.ts';
import { texts as invoiceTitles } from '#widgets/account/invoice-titles/texts.en.ts';
import { texts as recommended } from '#widgets/account/recommended/texts.en.ts';
import { texts as security } from '#widgets/account/security/texts.en.ts';
import { texts as selfInfo } from '#widgets/account/self-info/texts.en.ts';
import type { OwnWords } from '../english.ts';
import { decisionsNames, decisionsSentences, decisionsTables } from './centre/decisions.ts';
import { moneyNames, moneySentences, moneyTables } from './centre/money.ts';
import { ordersSentences } from './centre/orders.ts';
import { peopleNames, peopleSentences, peopleTables } from './centre/people.ts';
import { standardsNames, standardsSentences, standardsTables } from './centre/standards.ts';
import { memberNames } from './member-names.en.ts';
import { orderWords } from '../orders.ts';
import { walletWords } from './wallet.ts';

/** Of the pages of a member's own data. */
const memberTables: Readonly<Record<string, object>> = {
  'account-centre': centre,
  'account-joining': joining,
  addresses,
  benefits,
  'invoice-titles': invoiceTitles,
  recommended,
  security,
  'self-info': selfInfo,
  'own-past': pastTexts,
  'own-work': workTexts,
};

export const centreSentences = [
  ...ordersSentences,
  ...moneySentences,
  ...peopleSentences,
  ...standardsSentences,
  ...decisionsSentences,
];

export const centreNames = [...decisionsNames, ...standardsNames, ...peopleNames, ...moneyNames, ...memberNames];

const own = new Map(centreNames);

/** The account centre has the pages of the wallet and of orders too. */
export async function centreWords(client: Client): Promise<OwnWords> {
  const [wallet, orders] = await Promise.all([walletWords(client), orderWords(client)]);
  return {
    tables: (nameOf) => ({
      ...orders.tables(nameOf),
      ...wallet.tables(nameOf),
      ...memberTables,
      ...moneyTables(nameOf),
      ...peopleTables,
      ...standardsTables,
      ...decisionsTables,
    }),
    names: { get: (name) => wallet.names?.get(name) ?? own.get(name) },
    sentences: centreSentences,
  };
}
