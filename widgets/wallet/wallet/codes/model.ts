import { codeGroups, codeProducts, payAuth as calls } from '#contract/pay-auth.ts';
import type { CodeGroup, NewPayCode, PayCode, PayCodeUse } from '#contract/pay-auth.ts';
import type { WalletAccount } from '#contract/wallet.ts';
import { payPasswordErrors } from '#domain/account/pay-password.ts';
import { showFen, yuanOf } from '#domain/money.ts';
import { rowOf } from '#domain/product/products.ts';
import { checkNewCode } from '#domain/payment/pay-code.ts';
import { typedFen } from '#domain/payment/split-typing.ts';
import { createCommand } from '#kit/forms/command.ts';
import { createForm } from '#kit/forms/form.ts';
import { choiceFilter, textFilter } from '#kit/resources/list-filters.ts';
import { createListing } from '#kit/resources/listing.ts';
import type { ListingSpec } from '#kit/resources/listing.ts';
import type { Services } from '#kit/services.ts';
import { isOpened } from '#routes/opened.ts';
import type { Digest } from '../Moving.tsx';
import type { Texts } from './texts.ts';

export interface CodeFilters {
  group: CodeGroup;
}
export const codeListing: ListingSpec<PayCode, CodeFilters> = {
  filters: { group: choiceFilter(codeGroups, 'all') },
  sorts: ['-created', 'expires'],
  size: 20,
  idOf: ({ codeId }) => codeId,
};

export interface UseFilters {
  codeId: string;
}
export const codeUses: ListingSpec<PayCodeUse, UseFilters> = {
  filters: { codeId: { ...textFilter(), read: (text) => (/^[1-9]\d{0,14}$/.test(text) ? text : undefined) } },
  sorts: ['-at'],
  size: 20,
  idOf: ({ useId }) => useId,
};

export const createRevokeCode = (services: Services, texts: Texts, settle: () => unknown) =>
  createCommand(services, calls.revoke, {
    input: ({ codeId }: PayCode) => ({ codeId }),
    confirm: ({ codeEnd }) => texts.revokeQuestion(codeEnd),
    done: () => texts.revoked,
    settle,
  });

export function createCodes(services: Services, texts: Texts) {
  const list = createListing(services, calls.list, codeListing);
  const revoke = createRevokeCode(services, texts, () => list.refresh());
  return { list, revoke: (code: PayCode) => void revoke.run(code), dispose: list.dispose };
}

export interface CodeFormOptions {
  payPassword: WalletAccount['payPassword'];
  t: Pick<Texts, 'errors' | 'makeQuestion'>;
  digest: Digest;
  done(made: NewPayCode): void;
}

const blank = {
  scope: 'wallet' as PayCode['scope'],
  products: [] as PayCode['products'],
  capEach: '',
  capTotal: '',
  uses: '1',
  days: '7',
  bookerPhone: '',
  note: '',
  payPassword: '',
};
export type CodeValues = typeof blank;

/** Products that can be ordered by now in this application. */
export function offeredProducts({ config }: Services): PayCode['products'] {
  const { switches } = config.peek();
  return codeProducts.filter((product) => {
    const { switch: name, search = '' } = rowOf(product);
    return name && switches[name] && isOpened(search);
  });
}

/** A new code. The pay password is in no draft, and the code itself in nothing but the answer. */
export function createCodeForm(services: Services, { payPassword: has, t, digest, done }: CodeFormOptions) {
  const needsPassword = has !== 'none';
  const form = createForm(services, calls.create, {
    key: 'pay-code',
    blank: { ...blank, products: offeredProducts(services) },
    secrets: { payPassword: 'retyped' },
    check: ({ payPassword, ...values }) => ({
      ...checkNewCode(values, t.errors),
      ...(needsPassword && payPasswordErrors(payPassword)),
    }),
    input: ({ payPassword, ...values }) => ({
      ...values,
      capEach: yuanOf(typedFen(values.capEach) ?? 0),
      capTotal: yuanOf(typedFen(values.capTotal) ?? 0),
      uses: Number(values.uses),
      days: Number(values.days),
      ...(needsPassword && { payPassword: digest(payPassword) }),
    }),
    ready: (): true | Promise<boolean> =>
      needsPassword || services.say.confirm(t.makeQuestion(showFen(typedFen(form.values.peek().capTotal) ?? 0, true))),
    done,
  });
  return { ...form, needsPassword };
}
