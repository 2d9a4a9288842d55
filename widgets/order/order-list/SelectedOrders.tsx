import { orderList } from '#contract/order-list.ts';
import type { OrderRow } from '#contract/order-list.ts';
import { useValue } from '#kit/readable.ts';
import { useServices } from '#kit/widget.ts';
import { useTexts } from '#kit/use-texts.ts';
import { bulkTexts } from '#parts/flight/order-tab/words/bulk-texts.ts';
import { exportFile } from '#screens/export-file.ts';
import { ExportMenu } from '#screens/ExportMenu.tsx';
import { SelectAll } from '#screens/list/SelectAll.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { namesOf } from './order-actions.ts';
import { printsAtMost } from './model.ts';
import type { AirOrdersModel } from './model.ts';

/** Orders of one file of selected ones. */
const selectedAtMost = 500;

export interface SelectedOrdersProps {
  orders: readonly OrderRow[];
  model: AirOrdersModel;
}

/** Actions on the selected orders, each with the number of those that it is possible for. */
export function SelectedOrders({ orders, model }: SelectedOrdersProps) {
  const services = useServices();
  const t = useTexts('order-list', bulkTexts);
  const { switches } = useValue(services.config);
  const now = services.clock.now();
  const able = (name: 'cancel' | 'print') => orders.filter((order) => namesOf(order, switches, now).includes(name));
  const [unpaid, tickets] = [able('cancel'), able('print')];
  return (
    <>
      <SelectAll list={model.list} row={orderList.list} most={selectedAtMost} />
      <ExportMenu
        label={t.exportSelected(orders.length)}
        onExport={(format) =>
          exportFile(
            services,
            orderList.export,
            { ...model.list.input(), orderIds: orders.map(({ orderId }) => orderId) },
            format,
          )
        }
      />
      <Button disabled={!unpaid.length} onClick={() => model.cancelAll(unpaid)}>
        {t.cancelSelected(unpaid.length)}
      </Button>
      <Button disabled={!tickets.length || tickets.length > printsAtMost} onClick={() => void model.print(tickets)}>
        {t.printSelected(tickets.length)}
      </Button>
    </>
  );
}
