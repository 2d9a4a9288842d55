interface Paid<Method extends string> {
  payer: 'company' | 'personal';
  method: Method;
}

interface PaidWords<Method extends string> {
  company: string;
  personal: string;
  methods: Readonly<Record<Method, string>>;
  paidBy(payer: string, method: string): string;
}

/** `微信`, and `个人微信` where the company has paid a part too. */
export const paidAs = <Method extends string>(
  words: PaidWords<Method>,
  { payer, method }: Paid<Method>,
  all: readonly Paid<Method>[],
): string => {
  const name = words.methods[method];
  return all.some((one) => one.payer === 'company') ? words.paidBy(words[payer], name) : name;
};
