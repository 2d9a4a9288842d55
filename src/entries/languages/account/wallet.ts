import type { Client } from '#api/client.ts';
import { texts as cards } from '#widgets/wallet/wallet/cards/texts.en.ts';
import { texts as codes } from '#widgets/wallet/wallet/codes/texts.en.ts';
import { texts as pin } from '#widgets/wallet/wallet/pay-password/texts.en.ts';
import { texts as recharge } from '#widgets/wallet/wallet/recharge/texts.en.ts';
import { texts as recharges } from '#widgets/wallet/wallet/recharges/texts.en.ts';
import { texts as savings } from '#widgets/wallet/wallet/savings/texts.en.ts';
import { texts as wallet } from '#widgets/wallet/wallet/texts.en.ts';
import { texts as withdraw } from '#widgets/wallet/wallet/withdraw/texts.en.ts';
import type { OwnWords } from '../english.ts';
import { ordersSentences } from './centre/orders.ts';
import { frameTables } from './frame.ts';
import { namesOfOrders } from './names-of-orders.ts';
import { namesOfStations } from '../stations.ts';
import { formNames } from './form-names.en.ts';
import { menuNames } from './menu-names.en.ts';
import { moneyNames } from './money-names.en.ts';
import { screenTables } from '#widgets/screen-words.en.ts';
import { hiddenTexts, pinTexts, rechargeForTexts, refundTexts, smsTexts } from '#widgets/account-words.en.ts';

/** English words of the wallet and of the parts that it shows, by the names that they are read by. */
export const walletTables: Readonly<Record<string, object>> = {
  wallet: { ...hiddenTexts, ...pinTexts, ...wallet },
  'wallet-cards': cards,
  'wallet-codes': codes,
  'wallet-pin': pin,
  'wallet-recharge': recharge,
  'recharge-for': rechargeForTexts,
  'wallet-recharges': recharges,
  'wallet-refunds': refundTexts,
  'wallet-savings': savings,
  'wallet-withdraw': withdraw,
  sms: smsTexts,
  ...frameTables,
};

const own = new Map([...namesOfOrders, ...menuNames, ...formNames, ...moneyNames]);

/** `招商银行（1234）`, as the provider names a card: the bank, and the last digits in brackets. */
function cardOf(name: string): string | undefined {
  const at = name.indexOf('（');
  const bank = at > 0 && name.endsWith('）') ? own.get(name.slice(0, at)) : undefined;
  return bank && `${bank} (${name.slice(at + 1, -1)})`;
}

/** Tables of the wallet, and the names of banks, states, and of the orders that were paid. */
export async function walletWords(client: Client): Promise<OwnWords> {
  const stations = await namesOfStations(client);
  return {
    tables: () => ({ ...screenTables, ...walletTables }),
    sentences: ordersSentences,
    names: { get: (name) => own.get(name) ?? cardOf(name) ?? stations.get(name) },
  };
}
