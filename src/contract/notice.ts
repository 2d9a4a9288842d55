import type { z } from 'zod';
import type { noticeSchemas } from './notice.schema.ts';
import { row } from './row.ts';
import type { Day } from './row.ts';

type In<K extends keyof typeof noticeSchemas> = z.input<(typeof noticeSchemas)[K]>;

/** `important`: shown in the header until it is read; the others are behind the bell. */
export type NoticeLevel = 'important' | 'travel' | 'rule';

/** A notice to all members of an application (specification 1, section 2.4: the notice link); ended notices are left out. */
export interface Notice {
  id: string;
  title: string;
  text: string;
  /** From which day it is shown. */
  date: Day;
  level: NoticeLevel;
}

export const notice = {
  list: row<In<'list'>, Notice[]>('/common/notices', '公告', { access: 'public', reads: true, ours: true }),
} as const;
