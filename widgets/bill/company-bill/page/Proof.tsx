import type { CompanyBillDetail } from '#contract/company-bill.ts';
import { showHash } from '#domain/company-bill/bill-hash.ts';
import { inWordsOfProof } from '#domain/company-bill/bill-proof.ts';
import { owedOf } from '#domain/company-bill/owed.ts';
import { momentAt } from '#domain/china-time.ts';
import { fenOf, showYuan, yuanOf } from '#domain/money.ts';
import { showMoment } from '#domain/show-moment.ts';
import { createCopy } from '#kit/copy-text.ts';
import { useValue } from '#kit/readable.ts';
import { useServices } from '#kit/widget.ts';
import { Button } from '#ui/controls/Button.tsx';
import { CopyButton } from '#ui/controls/CopyButton.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Card } from '#ui/display/Card.tsx';
import { formatYuan } from '#ui/display/Price.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { iconOk, iconShield, iconWarn } from '#ui/icons/icons.ts';
import type { Asked } from '../acts/Dialogs.tsx';
import type { createOwnCheck } from '#parts/bill/own-check.ts';
import type { PageTexts } from './texts.ts';

interface Props {
  bill: CompanyBillDetail;
  t: PageTexts;
  check: ReturnType<typeof createOwnCheck>;
  ask(what: Asked): void;
  /** Shows the row of an order. */
  seeRow(words: string): void;
}

/** Differences that are told on the page; the match lists all. */
const told = 5;

/** The four sums of a bill, each with its note. */
export const sidesOf = ({ proof }: CompanyBillDetail, t: PageTexts) =>
  [
    ['rows', t.rowsSum(proof.rows.count), proof.rows.amount],
    ['head', t.headNote(proof.head.count), proof.head.amount],
    [
      'ledger',
      t.ledgerNote(formatYuan(proof.ledger.debit, true), formatYuan(proof.ledger.credit, true)),
      proof.ledger.amount,
    ],
    [
      'vouchers',
      (proof.isInvoiced ? t.invoicesNote : t.vouchersNote)(proof.vouchers.blueCount, proof.vouchers.redCount),
      proof.vouchers.amount,
    ],
  ] as const;

/** Rows = head = ledger = vouchers, the hash, and the same computed in this browser. */
export function Proof({ bill, t, check, ask, seeRow }: Props) {
  const { proof } = bill;
  const sides = sidesOf(bill, t);
  const amounts = sides.map(([, , amount]) => fenOf(amount));
  const gap = Math.max(...amounts) - Math.min(...amounts);
  return (
    <Card title={t.proof} end={<LinkButton onClick={() => ask({ kind: 'how' })}>{t.how}</LinkButton>}>
      <div className="t-col">
        <div className="t-col">
          {sides.map(([side, note, amount]) => {
            const isEqual = amount === proof.rows.amount;
            return (
              <div key={side} className="t-row">
                <span className={isEqual ? 't-ok' : 't-warn'}>
                  <Icon of={isEqual ? iconOk : iconWarn} size={16} />
                </span>
                <b className="t-m">{t.sides[side]}</b>
                <span className="t-s12 t-3 t-grow">{note}</span>
                <b>{showYuan(amount)}</b>
              </div>
            );
          })}
          <div className="t-sum">
            <span>{t.gap}</span>
            <b className={gap ? 't-bad' : 't-ok'}>{showYuan(yuanOf(gap))}</b>
          </div>
          {bill.carried !== '0' && (
            <p className="t-s12 t-2">
              {t.carryProof(showYuan(proof.rows.amount), showYuan(bill.carried), showYuan(yuanOf(owedOf(bill))))}
            </p>
          )}
          {proof.differences.slice(0, told).map((difference, at) => (
            <p key={at} className="t-s12 t-bad">
              {t.say(inWordsOfProof({ ...difference, fen: fenOf(difference.fen) }))}
            </p>
          ))}
          {proof.differences.length > told && (
            <LinkButton className="t-s12" onClick={() => ask({ kind: 'match' })}>
              {t.match}
            </LinkButton>
          )}
        </div>
        {proof.hash ? (
          <Hash bill={bill} t={t} check={check} seeRow={seeRow} />
        ) : (
          <p className="t-s12 t-3">{t.hashOpen}</p>
        )}
      </div>
    </Card>
  );
}

function Hash({ bill, t, check, seeRow }: Omit<Props, 'ask'>) {
  const services = useServices();
  const own = useValue(check.state);
  const { hash } = bill.proof;
  return (
    <>
      <div className="pr-note">
        <div className="t-row t-s12">
          <span className="t-2">{t.hash(bill.rows)}</span>
          <span className="t-end">
            <CopyButton label={t.copy} onClick={() => void createCopy(services, t)(hash)} />
          </span>
        </div>
        <code className="t-s12">{showHash(hash)}</code>
        <p className="t-s12 t-3">{t.hashNote}</p>
      </div>
      <div className="t-row t-row--wrap">
        <Button
          kind="soft"
          icon={<Icon of={iconShield} size={16} />}
          busy={own.state === 'busy'}
          onClick={() => void check.run({ billId: bill.billId, rows: bill.rows, amount: bill.amount, hash })}
        >
          {t.check}
        </Button>
        <div className="t-s12 t-grow" role="status">
          {own.state === 'busy' && t.checking(own.done, own.count)}
          {own.state === 'failed' && <span className="t-bad">{t.say(own.text)}</span>}
          {(own.state === 'same' || own.state === 'other') && (
            <>
              <div className={own.state === 'same' ? 't-ok' : 't-bad'}>{t[own.state]}</div>
              <div className="t-3">
                {t.took(own.count, own.tookMs, showMoment(momentAt(own.atMs), services.clock.today()))}
              </div>
              <div className="t-3">{t.keptHere}</div>
            </>
          )}
        </div>
      </div>
      {own.state === 'other' && (
        <div className="t-s12 t-bad">
          {own.first.no ? t.firstOther(own.first.no) : t.noOther(showYuan(own.amount))}
          {t.contact}{' '}
          {own.first.orderId && <LinkButton onClick={() => seeRow(own.first.orderId)}>{t.seeRow}</LinkButton>}
        </div>
      )}
    </>
  );
}
