import { leftOrExceeded, usedOrSurplus } from '#domain/company-bill/bill-state.ts';
import type { WalletAccount } from '#contract/wallet.ts';
import { createCopy } from '#kit/copy-text.ts';
import { Named } from '#parts/order/tab/Named.tsx';
import { useSay } from '#kit/say.ts';
import { RouteLink } from '#screens/RouteLink.tsx';
import { useModel, useServices } from '#kit/widget.ts';
import type { ShowAmount } from '#parts/account/hidden-amounts.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { KeyValue } from '#ui/display/KeyValue.tsx';
import type { Texts } from './texts.ts';

/** Prepaid money and credit line of a company, above the form. */
export function Figures({ account, show, t }: { account: WalletAccount; show: ShowAmount; t: Texts }) {
  const { wallet, credit } = account;
  const { say } = useSay();
  const used = usedOrSurplus(credit?.used ?? '0');
  const left = leftOrExceeded(credit?.available ?? '0');
  return (
    <KeyValue
      className="is-wide"
      items={[
        [t.prepaid, t.prepaidNote(show(wallet.available), show(wallet.frozen))],
        [
          t.credit,
          credit &&
            t.creditNote(
              `${say(left.label)} ¥${show(left.yuan)}`,
              show(credit.limit),
              `${say(used.label)} ¥${show(used.yuan)}`,
              show(credit.frozen),
            ),
        ],
      ]}
    />
  );
}

/** Where a company sends money by bank, and the record of its recharges. */
export function Company({ account: { transfer }, t }: { account: WalletAccount; t: Texts }) {
  const services = useServices();
  const copy = useModel(() => createCopy(services, t));
  return (
    <>
      {transfer && (
        <section className="is-wide wl__terms" aria-label={t.transfer}>
          <b className="t-s13">{t.transfer}</b>
          <KeyValue
            items={[
              [t.accountName, <Named key="n">{transfer.accountName}</Named>],
              [t.bankName, <Named key="b">{transfer.bankName}</Named>],
              [
                t.account,
                <>
                  {transfer.account.replace(/(.{4})(?=.)/g, '$1 ')}{' '}
                  <LinkButton onClick={() => void copy(transfer.account)}>{t.copyAccount}</LinkButton>
                </>,
              ],
              [t.remark, <Named key="r">{transfer.remark}</Named>],
            ]}
          />
          <p className="t-s12 t-3">{t.transferNote}</p>
        </section>
      )}
      <p className="is-wide t-s13">
        <RouteLink to="finance_recharge_record" onlyOpen>
          {t.records}
        </RouteLink>
      </p>
    </>
  );
}
