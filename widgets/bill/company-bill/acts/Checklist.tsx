import { useEffect, useRef, useState } from 'react';
import type { BillCheck, CompanyBillDetail } from '#contract/company-bill.ts';
import { confirmRuleInWords, confirmedBy as whoConfirmed } from '#domain/company-bill/bill-claim.ts';
import { momentAt, showDay } from '#domain/china-time.ts';
import { showMoment } from '#domain/show-moment.ts';
import { owedOf } from '#domain/company-bill/owed.ts';
import { showYuan, yuanOf } from '#domain/money.ts';
import { useValues } from '#kit/readable.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useModel, useServices } from '#kit/widget.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Checkbox } from '#ui/controls/Checkbox.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { SumRow } from '#ui/display/SumRow.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { iconOk, iconWarn } from '#ui/icons/icons.ts';
import type { BillModel } from '../model.ts';
import { createConfirm } from '#parts/bill/confirm-model.ts';
import type { OwnCheck } from '#parts/bill/own-check.ts';
import { actTexts } from './texts.ts';
import type { ActTexts } from './texts.ts';

interface Props {
  bill: CompanyBillDetail;
  model: BillModel;
  /** Leads to the disputes; absent on their own page. */
  toDisputes?: (() => void) | undefined;
  /** To the rows of a check. */
  toRows(filters: Record<string, string>): void;
  onDone?: () => void;
}

/** The server's checks, with the one of the hash as this browser has computed it. */
const checksOf = (
  { checks }: Pick<CompanyBillDetail, 'checks'>,
  own: OwnCheck,
  t: ActTexts,
  today: string,
): readonly BillCheck[] =>
  checks.map((check) => {
    if (check.key !== 'hash') return check;
    if (own.state === 'same')
      return { ...check, isOk: true, text: t.ownSame(own.count, showMoment(momentAt(own.atMs), today)) };
    return { ...check, isOk: false, text: own.state === 'other' ? t.ownOther : t.ownNone };
  });

/** How many of the checks are done, as the list shows them. */
export function ChecksDone({ bill, model }: Pick<Props, 'bill' | 'model'>) {
  const t = useTexts('companyBillActs', actTexts);
  const { clock } = useServices();
  const [own] = useValues(model.check.state);
  const checks = checksOf(bill, own, t, clock.today());
  return t.done(checks.filter(({ isOk }) => isOk).length, checks.length);
}

/** All that is looked at before a bill is confirmed, its sums, and the press that confirms it. */
export function Checklist({ bill, model, toDisputes, toRows, onDone }: Props) {
  const services = useServices();
  const t = useTexts('companyBillActs', actTexts);
  const [knows, setKnows] = useState(false);
  const confirm = useModel(() =>
    createConfirm(services, t, (outcome) => (outcome.ok ? model.detail.set(outcome.data) : model.detail.load())),
  );
  const [own, busy] = useValues(model.check.state, confirm.busy);
  const today = services.clock.today();
  const owed = owedOf(bill);
  const isOther = own.state === 'other';
  const checks = checksOf(bill, own, t, today);
  const missing = [
    ...(bill.disputes ? [t.missingDisputes(bill.disputes)] : []),
    ...(isOther ? [t.missingOwn] : []),
    ...(knows ? [] : [t.missingKnows]),
  ];
  const isOwn = useRef(false);
  /** Another clerk, or the clock, was faster. */
  const endElsewhere = (by: string, at: string) => {
    services.say.toast(t.confirmedElsewhere(t.say(whoConfirmed(by).who), showMoment(at, today)), 'warn');
    onDone?.();
  };
  const { confirmedBy, confirmedAt } = bill;
  useEffect(() => {
    if (confirmedBy && !isOwn.current) endElsewhere(confirmedBy, confirmedAt);
  }, [confirmedBy, confirmedAt]);
  const press = async () => {
    isOwn.current = true;
    if (await confirm.run(bill)) return onDone?.();
    isOwn.current = false;
    const now = model.detail.data.peek();
    if (now?.confirmedBy) endElsewhere(now.confirmedBy, now.confirmedAt);
  };
  return (
    <div className="t-col">
      <ul className="t-col">
        {checks.map(({ key, isOk, text, rows }) => (
          <li key={key} className="t-row t-row--top">
            <span className={isOk ? 't-ok' : 't-warn'} style={{ marginTop: 4 }}>
              <Icon of={isOk ? iconOk : iconWarn} size={16} />
            </span>
            <div className="t-grow">
              <b className="t-m">{t.checks[key]}</b>
              <p className="t-s12 t-3">{t.say(text)}</p>
            </div>
            {key === 'disputes' && !isOk && toDisputes && <LinkButton onClick={toDisputes}>{t.seeDisputes}</LinkButton>}
            {rows && <LinkButton onClick={() => toRows(rows)}>{t.seeRows}</LinkButton>}
            {key === 'hash' && own.state !== 'same' && (
              <LinkButton disabled={own.state === 'busy'} onClick={() => void model.check.run(bill)}>
                {t.checkNow}
              </LinkButton>
            )}
          </li>
        ))}
        <li>
          <Checkbox checked={knows} onChange={setKnows}>
            {t.knows}
            <span className="t-s12 t-3"> {t.knowsHint}</span>
          </Checkbox>
        </li>
      </ul>
      <div className="t-hr" />
      <div className="t-col">
        <SumRow label={t.amount}>
          <b>{showYuan(yuanOf(owed))}</b>
        </SumRow>
        {bill.paid !== '0' && <SumRow label={t.paid}>−{showYuan(bill.paid)}</SumRow>}
        <SumRow label={owed < 0 ? t.goesOn : t.restBy(showDay(bill.dueOn, today))}>
          <b className="t-s16">{showYuan(owed < 0 ? yuanOf(-owed) : bill.rest)}</b>
        </SumRow>
      </div>
      <p className="t-s12 t-2">{t.say(confirmRuleInWords(bill, today))}</p>
      {missing.length > 0 && <p className="t-s12 t-3">{t.missing(missing)}</p>}
      <Button
        kind="primary"
        size="lg"
        block
        disabled={missing.length > 0}
        busy={busy !== null}
        onClick={() => void press()}
      >
        {t.confirm}
      </Button>
    </div>
  );
}
