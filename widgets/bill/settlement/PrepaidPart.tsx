import { useState } from 'react';
import type { CompanySettlement } from '#contract/settlement.ts';
import { showMoment } from '#domain/show-moment.ts';
import { showYuan } from '#domain/money.ts';
import { useStyles } from '#kit/use-styles.ts';
import { useServices } from '#kit/widget.ts';
import processCss from '#parts/process/process.css?shadow';
import { TransferTo } from '#parts/bill/TransferTo.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { KeyValue } from '#ui/display/KeyValue.tsx';
import { FormPart } from '#ui/form/FormGrid.tsx';
import { Table } from '#ui/list/Table.tsx';
import type { Texts } from './texts.ts';

const styles = [processCss];

/** The prepaid account that bills can be paid from: balance, last movements, and the way to top it up. */
export function PrepaidPart({ prepaid, t }: { prepaid: CompanySettlement['prepaid']; t: Texts }) {
  useStyles(styles);
  const today = useServices().clock.today();
  const [isToppingUp, topUp] = useState(false);
  return (
    <FormPart
      title={t.prepaid}
      end={
        <LinkButton aria-expanded={isToppingUp} onClick={() => topUp(!isToppingUp)}>
          {isToppingUp ? t.less : t.topUp}
        </LinkButton>
      }
    >
      <KeyValue items={[[t.balance, <b key="balance">{showYuan(prepaid.balance)}</b>]]} />
      {isToppingUp && <TransferTo to={prepaid.transfer} note={t.topUpNote} />}
      {prepaid.movements.length > 0 ? (
        <div className="is-wide">
          <Table
            caption={t.movements}
            rows={prepaid.movements}
            rowKey={({ at, amount, billNo }) => `${at} ${amount} ${billNo}`}
            columns={[
              {
                key: 'what',
                title: t.movements,
                phone: 'title',
                cell: ({ kind, billNo }) => t.movementKinds[kind](billNo),
              },
              { key: 'at', title: t.movedAt, cell: ({ at }) => showMoment(at, today) },
              {
                key: 'amount',
                title: t.moved,
                num: true,
                phone: 'end',
                cell: ({ amount }) => (amount.startsWith('-') ? showYuan(amount) : `+${showYuan(amount)}`),
              },
            ]}
          />
        </div>
      ) : (
        <p className="is-wide t-s13 t-3">{t.noMovements}</p>
      )}
    </FormPart>
  );
}
