import type { serverEvent } from '#contract/server-event.ts';
import type { serverEventSchemas } from '#contract/server-event.schema.ts';
import type { HandlersOf } from '../../ground/call.ts';
import { readDelivery, readLog, replay, resend, sendTest } from '../../ground/events/log.ts';
import { pull } from '../../ground/events/pull.ts';
import {
  changeSubscription,
  createSubscription,
  listSubscriptions,
  removeSubscription,
  rotateSecret,
} from '../../ground/events/subscriptions.ts';

export const serverEventHandlers: HandlersOf<typeof serverEvent, typeof serverEventSchemas> = {
  list: listSubscriptions,
  create: createSubscription,
  change: changeSubscription,
  remove: removeSubscription,
  rotate: rotateSecret,
  test: sendTest,
  log: readLog,
  delivery: readDelivery,
  resend,
  replay,
  pull,
};
