import { useEffect, useRef } from 'react';
import type { TrainOrder } from '#contract/train-order.ts';
import { clockOf, momentAt } from '#domain/china-time.ts';
import { seatClassNames } from '#domain/rail/seat-classes.ts';
import { awaitsSeats } from '#domain/product/status-table.ts';
import { railSearchAgain, asBooked } from '#domain/rail/search/search-again.ts';
import { useSay } from '#kit/say.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useServices } from '#kit/widget.ts';
import { writeRideChoice, writeRides } from '#parts/rail/ride-query.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Card } from '#ui/display/Card.tsx';
import { Timeline } from '#ui/display/Timeline.tsx';
import { carryToWait, chosenRides, dropCarried } from './carried.ts';
import { seatingTexts } from './texts.ts';

interface SeatsProps {
  order: TrainOrder;
  /** The railway had no seats for it. */
  isRefused: boolean;
}

/** How far an order is that the railway takes seats for; with them it goes on to its payment by itself. */
export function Seats({ order, isRefused }: SeatsProps) {
  const services = useServices();
  const { status, orderNo } = order;
  const before = useRef(status);
  useEffect(() => {
    const was = before.current;
    before.current = status;
    if (was !== awaitsSeats || status === was || isRefused) return;
    dropCarried(services);
    if (status === 0 && services.config.peek().switches.goToPay)
      services.navigate('train_order_pay', { id: orderNo }, { replace: true });
  }, [services, status, isRefused, orderNo]);
  if (order.seating) return <Waiting order={order} seating={order.seating} />;
  return isRefused && <NextSteps order={order} />;
}

function Waiting({ order, seating }: { order: TrainOrder; seating: NonNullable<TrainOrder['seating']> }) {
  const t = useTexts('rail-seating', seatingTexts);
  const { rides, passengers } = order;
  const { asksApproval } = seating;
  const trains = [...new Set(rides.map(({ trainNumber }) => trainNumber))].join(' + ');
  return (
    <Card title={t.title} sub={t.sub(trains, passengers.length)}>
      <div className="t-col" aria-live="polite">
        <Timeline
          items={[
            { state: 'done', title: t.sent, time: t.since(clockOf(momentAt(seating.sinceMs))) },
            { state: 'now', title: t.asking, detail: t.ahead(seating.ahead) },
            { state: 'next', title: t.next, detail: t.seatsOf(passengers.length) },
            ...(asksApproval ? [{ state: 'next' as const, title: t.toApprove, detail: t.approval }] : []),
            { state: 'next', title: t.toPay, detail: asksApproval ? t.onceApproved : t.fromThen },
          ]}
        />
        <p className="t-s13 t-3">{asksApproval ? t.approvalNote : t.note}</p>
      </div>
    </Card>
  );
}

/** The same train again with what else it has, its line, or another train; people and contact go along. */
function NextSteps({ order }: { order: TrainOrder }) {
  const services = useServices();
  const t = useTexts('rail-seating', seatingTexts);
  const { say } = useSay();
  const { travelType } = order;
  const rides = chosenRides(order);
  const isStudent = order.passengers.some(({ ticketType }) => ticketType === 'student');
  const [first] = rides;
  return (
    <Card title={t.refusedTitle}>
      <div className="t-col">
        <p className="t-s13">{t.refusedNote}</p>
        <div className="t-row t-row--wrap">
          <Button
            kind="primary"
            onClick={() => services.navigate('train_order_info', writeRideChoice({ rides, travelType, isStudent }))}
          >
            {t.again}
          </Button>
          {first && rides.length === 1 && (
            <Button
              onClick={() => {
                carryToWait(services);
                services.navigate('train_order_info', {
                  wait: writeRides(rides),
                  travelType,
                  ...(isStudent && { student: '1' }),
                });
              }}
            >
              {t.wait(first.trainNumber, say(seatClassNames[first.seatClass]))}
            </Button>
          )}
          <Button
            onClick={() =>
              services.navigate(
                'train_query_list',
                railSearchAgain({ rides: asBooked(order.rides), travelType }, services.clock.today()),
              )
            }
          >
            {t.others}
          </Button>
        </div>
      </div>
    </Card>
  );
}
