import type { CompanyBillDetail } from '#contract/company-bill.ts';
import { cycleName } from '#domain/company-bill/cycle-name.ts';
import { showDay } from '#domain/china-time.ts';
import { linkToNamed } from '#kit/links/link-to.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useServices } from '#kit/widget.ts';
import { ExportMenu } from '#screens/ExportMenu.tsx';
import type { ExportFormat } from '#screens/export-file.ts';
import { PrintButton } from '#screens/print/PrintButton.tsx';
import { Button, IconButton } from '#ui/controls/Button.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Price } from '#ui/display/Price.tsx';
import { Dot } from '#ui/display/Tag.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { iconLeft, iconMore, iconRight } from '#ui/icons/icons.ts';
import { Menu } from '#ui/overlay/Menu.tsx';
import { stateLooks } from '#parts/bill/looks.ts';
import { texts } from '../texts.ts';
import type { Asked } from '../acts/Dialogs.tsx';
import { mayPay } from '../model.ts';
import type { BillModel } from '../model.ts';
import type { PageTexts } from './texts.ts';

interface Props {
  bill: CompanyBillDetail;
  t: PageTexts;
  model: BillModel;
  isNarrow: boolean;
  ask(what: Asked): void;
  print(): void;
  exportAs(format: ExportFormat): Promise<void>;
}

/** With open disputes it is paid or waits: neither comes first. */
const firstActOf = (bill: CompanyBillDetail): 'confirm' | 'pay' | undefined => {
  if (bill.acts.includes('confirm')) return 'confirm';
  return mayPay(bill) ? 'pay' : undefined;
};

/** The act that comes next; as a bar at the lower edge with the rest that is due. */
export function FirstAct({ bill, t, ask, isBar }: Pick<Props, 'bill' | 't' | 'ask'> & { isBar?: boolean }) {
  const words = useTexts('companyBill', texts);
  const today = useServices().clock.today();
  const kind = firstActOf(bill);
  if (!kind) return null;
  const button = (
    <Button
      kind={bill.state === 'disputed' ? 'outline' : 'primary'}
      size={isBar ? 'lg' : 'md'}
      onClick={() => ask({ kind })}
    >
      {words[kind === 'confirm' ? 'toConfirm' : 'toPay']}
    </Button>
  );
  if (!isBar) return button;
  return (
    <div className="t-bar">
      <div className="t-grow">
        <div className="t-s12 t-2">{t.restBy(showDay(bill.dueOn, today))}</div>
        <Price yuan={bill.rest} size="lg" fixed />
      </div>
      {button}
    </div>
  );
}

/** The cycle with the ways to its neighbours, its state, and the acts that the bill takes now. On narrow roots the first act stays at the lower edge. */
export function Head({ bill, t, model, isNarrow, ask, print, exportAs }: Props) {
  const services = useServices();
  const words = useTexts('companyBill', texts);
  const { name } = services.place.peek();
  const toBill = (billId: number) => services.navigate(name, { bill: billId }, { replace: true });
  const toDisputes = () => services.navigate(name, { bill: bill.billId, side: 'disputes' });
  const others = [
    ...(isNarrow && bill.acts.includes('dispute') ? [{ id: 'dispute', label: t.dispute }] : []),
    ...(mayPay(bill) && firstActOf(bill) !== 'pay' ? [{ id: 'pay', label: words.toPay }] : []),
    ...(bill.before ? [{ id: 'compare', label: t.compare }] : []),
    ...(bill.state === 'open'
      ? []
      : [
          { id: 'match', label: t.match },
          { id: 'record', label: t.record },
        ]),
    ...(bill.acts.includes('reopen') ? [{ id: 'reopen', label: t.reopen }] : []),
  ];
  const pick = (id: string) => {
    if (id === 'record') toDisputes();
    else if (id === 'reopen') void model.reopen.run(bill);
    else ask({ kind: id as 'pay' | 'compare' | 'match' | 'dispute' });
  };
  return (
    <div className="t-row t-row--wrap">
      <LinkButton {...linkToNamed(services, name)}>
        <Icon of={iconLeft} size={14} />
        {t.allBills}
      </LinkButton>
      <div className="t-input" role="group" aria-label={t.pick}>
        <IconButton
          kind="text"
          size="sm"
          of={iconLeft}
          label={t.before}
          disabled={!bill.before}
          onClick={() => bill.before && toBill(bill.before.billId)}
        />
        <span>{t.say(cycleName(bill))}</span>
        <IconButton
          kind="text"
          size="sm"
          of={iconRight}
          label={t.after}
          disabled={!bill.after}
          onClick={() => bill.after && toBill(bill.after.billId)}
        />
      </div>
      <Dot kind={stateLooks[bill.state]}>{words.states[bill.state]}</Dot>
      <span className="t-s13 t-2">{t.facts(bill.from.slice(5), bill.to.slice(5), t.modes[bill.mode], bill.no)}</span>
      <div className="t-end t-row t-row--wrap">
        {bill.rows > 0 && (
          <>
            <ExportMenu onExport={exportAs} />
            <PrintButton label={t.print} onPrint={print} />
          </>
        )}
        {bill.disputes > 0 ? (
          <Button onClick={toDisputes}>{t.disputes(bill.disputes)}</Button>
        ) : (
          !isNarrow &&
          bill.acts.includes('dispute') && <Button onClick={() => ask({ kind: 'dispute' })}>{t.dispute}</Button>
        )}
        {!isNarrow && <FirstAct bill={bill} t={t} ask={ask} />}
        {others.length > 0 && (
          <Menu
            className="t-btn--icon"
            aria-label={t.more}
            placement="bottom-end"
            icon={<Icon of={iconMore} />}
            items={others}
            onPick={pick}
          />
        )}
      </div>
    </div>
  );
}
