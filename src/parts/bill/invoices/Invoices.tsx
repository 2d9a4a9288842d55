import { companyBill } from '#contract/company-bill.ts';
import type { CompanyBillDetail } from '#contract/company-bill.ts';
import type { BillInvoice } from '#contract/company-bill-invoice.ts';
import { invoiceKindWords } from '#domain/company-bill/settlement-words.ts';
import { fenOf, sumFen, yuanOf } from '#domain/money.ts';
import { useServices } from '#kit/widget.ts';
import { useTexts } from '#kit/use-texts.ts';
import { RouteLink } from '#screens/RouteLink.tsx';
import { saveBase64 } from '#ui/base/save-file.ts';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Card } from '#ui/display/Card.tsx';
import { KeyValue } from '#ui/display/KeyValue.tsx';
import { formatYuan } from '#ui/display/Price.tsx';
import { Dot, Tag } from '#ui/display/Tag.tsx';
import { Table } from '#ui/list/Table.tsx';
import type { TableColumn } from '#ui/list/Table.tsx';
import { invoiceTexts } from './texts.ts';
import type { InvoiceTexts } from './texts.ts';

/** A sentence, where other states are a word. */
const wrapping = { whiteSpace: 'normal' } as const;

type Format = 'pdf' | 'html' | 'xml' | 'zip';

/** Invoices of a bill, each with its tax; before they are issued their buyer, and what they wait for. */
export function Invoices({ bill }: { bill: CompanyBillDetail }) {
  const services = useServices();
  const t = useTexts('companyBillInvoices', invoiceTexts);
  const { state, kind, titleName, taxNo, sendTo, rows } = bill.invoices;
  const save = async (format: Format, no = '') => {
    const outcome = await services.api.send(companyBill.invoiceFile, { billId: bill.billId, no, format });
    if (!outcome.ok) return;
    saveBase64(outcome.data.fileName, outcome.data.content);
    services.say.toast(t.saved, 'ok');
  };
  const sumOf = (name: 'amount' | 'tax') => sumFen(rows.map((one) => fenOf(one[name])));
  const sums = { amount: sumOf('amount'), tax: sumOf('tax') };
  const buyer = (
    <KeyValue
      items={[
        [t.buyer, titleName && [titleName, taxNo].filter(Boolean).join(' · ')],
        [t.sendTo, titleName && sendTo],
      ]}
    />
  );
  return (
    <Card
      title={t.title}
      sub={titleName && t.say(invoiceKindWords[kind])}
      end={rows.length > 1 && <LinkButton onClick={() => void save('zip')}>{t.all}</LinkButton>}
      bare
    >
      <div className="t-card__bd t-col">
        {state !== 'issued' && (
          <p className="t-row t-row--wrap t-s13">
            <Dot style={wrapping} {...(state === 'untitled' && { kind: 'warn' })}>
              {t.waits[state]}
            </Dot>
            {state === 'untitled' && <RouteLink to="finance_settlement_set">{t.setTitle}</RouteLink>}
          </p>
        )}
        {buyer}
      </div>
      {rows.length > 0 && (
        <Table
          caption={t.title}
          columns={columnsOf(t, save)}
          rows={rows}
          rowKey={({ no }) => no}
          foot={{
            no: t.sum,
            net: formatYuan(yuanOf(sums.amount - sums.tax), true),
            tax: formatYuan(yuanOf(sums.tax), true),
            amount: formatYuan(yuanOf(sums.amount), true),
          }}
        />
      )}
    </Card>
  );
}

const columnsOf = (
  t: InvoiceTexts,
  save: (format: Format, no: string) => Promise<void>,
): TableColumn<BillInvoice>[] => [
  {
    key: 'no',
    title: t.no,
    phone: 'title',
    cell: ({ no, amount, lines }) => (
      <div>
        <span className="t-nowrap">{no}</span> {amount.startsWith('-') && <Tag kind="bad">{t.red}</Tag>}
        <div className="t-s12 t-3">{t.items(lines.map(({ item }) => t.say(item)))}</div>
      </div>
    ),
  },
  { key: 'rate', title: t.rate, num: true, phone: 'named', cell: ({ percent }) => `${percent}%` },
  {
    key: 'net',
    title: t.net,
    num: true,
    phone: 'named',
    cell: ({ amount, tax }) => formatYuan(yuanOf(fenOf(amount) - fenOf(tax)), true),
  },
  { key: 'tax', title: t.tax, num: true, phone: 'named', cell: ({ tax }) => formatYuan(tax, true) },
  {
    key: 'amount',
    title: t.amount,
    num: true,
    phone: 'end',
    cell: ({ amount }) => <b>{formatYuan(amount, true)}</b>,
  },
  {
    key: 'state',
    title: t.state,
    phone: 'named',
    cell: ({ issuedAt }) => (
      <>
        <Dot kind="ok">{t.issued}</Dot>
        <div className="t-s12 t-3 t-nowrap">{issuedAt.slice(0, 10)}</div>
      </>
    ),
  },
  {
    key: 'files',
    title: t.files,
    phone: 'named',
    cell: ({ no }) => (
      <span className="t-row t-nowrap">
        {(['pdf', 'xml', 'html'] as const).map((format) => (
          <LinkButton key={format} aria-label={t.fileOf(t.formats[format], no)} onClick={() => void save(format, no)}>
            {t.formats[format]}
          </LinkButton>
        ))}
      </span>
    ),
  },
];
