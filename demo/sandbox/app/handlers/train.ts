import type { train } from '#contract/train.ts';
import type { trainSchemas } from '#contract/train.schema.ts';
import { ok, refuse } from '../../ground/call.ts';
import type { Handler, HandlersOf } from '../../ground/call.ts';
import { answerTrainQuery } from '../../products/train/answers/answer-query.ts';
import { answerSeatChange } from '../../products/train/answers/answer-seat-change.ts';
import { answerTrainStops } from '../../products/train/answers/answer-stops.ts';
import { answerTransfer } from '../../products/train/answers/answer-transfer.ts';
import { servedStations } from '../../products/train/answers/served-stations.ts';

/** Of an application that sells train tickets. */
const sold =
  <In, Out>(answer: Handler<In, Out>): Handler<In, Out> =>
  async (input, call) =>
    call.app.switches.train
      ? await answer(input, call)
      : refuse(403, '当前应用未开放火车票预订，请致电客服', { kind: 'notOffered' });

export const trainHandlers: HandlersOf<typeof train, typeof trainSchemas> = {
  stations: sold(async () => ok({ table: servedStations() })),
  query: sold(answerTrainQuery),
  stops: sold(answerTrainStops),
  transfer: sold(answerTransfer),
  seatChange: sold(answerSeatChange),
};
