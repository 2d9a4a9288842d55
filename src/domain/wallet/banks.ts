/** Banks by the first digits of their cards (ours: the common ones). */
const banks = [
  { bankCode: 'ICBC', bankName: '中国工商银行', debit: ['622202', '621226', '622208', '621288'], credit: ['622230'] },
  { bankCode: 'ABC', bankName: '中国农业银行', debit: ['622848', '622845', '623052'], credit: ['622836'] },
  { bankCode: 'CCB', bankName: '中国建设银行', debit: ['621700', '622700', '436742'], credit: ['622280'] },
  { bankCode: 'BOC', bankName: '中国银行', debit: ['621661', '621663', '456351'], credit: ['622760'] },
  { bankCode: 'BOCOM', bankName: '交通银行', debit: ['622258', '622260', '622262'], credit: ['622252'] },
  { bankCode: 'CMB', bankName: '招商银行', debit: ['621483', '622588', '622609', '621485'], credit: ['622575'] },
  { bankCode: 'PSBC', bankName: '中国邮政储蓄银行', debit: ['622188', '621799', '621096'], credit: ['622810'] },
  { bankCode: 'CITIC', bankName: '中信银行', debit: ['622690', '622691', '621771'], credit: ['622689'] },
  { bankCode: 'SPDB', bankName: '浦发银行', debit: ['622521', '622518', '621792'], credit: ['622277'] },
  { bankCode: 'CIB', bankName: '兴业银行', debit: ['622908', '622909', '622902'], credit: ['622901'] },
] as const;

interface KnownBank {
  bankCode: string;
  bankName: string;
  cardType: 'debit' | 'credit';
}

/** The bank of a card by its first six digits. */
export function bankOf(cardNo: string): KnownBank | undefined {
  const prefix = cardNo.slice(0, 6);
  for (const { bankCode, bankName, debit, credit } of banks)
    for (const [cardType, prefixes] of [
      ['debit', debit],
      ['credit', credit],
    ] as const)
      if ((prefixes as readonly string[]).includes(prefix)) return { bankCode, bankName, cardType };
  return undefined;
}

export const bankList = banks.map(({ bankCode, bankName }) => ({ bankCode, bankName }));
