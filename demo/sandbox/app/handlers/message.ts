import type { message } from '#contract/message.ts';
import type { messageSchemas } from '#contract/message.schema.ts';
import type { HandlersOf } from '../../ground/call.ts';
import { countUnread, listMessages, markRead } from '../../orders/messages/messages.ts';

export const messageHandlers: HandlersOf<typeof message, typeof messageSchemas> = {
  list: listMessages,
  unread: countUnread,
  read: markRead,
};
