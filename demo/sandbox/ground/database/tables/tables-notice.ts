import type { NoticeLevel } from '#contract/notice.ts';

export interface NoticeRow {
  id: string;
  /** Null: for every application. */
  app_id: string | null;
  title: string;
  body: string;
  level: NoticeLevel;
  /** Shown from here on, until there; null: for good. */
  shown_from: number;
  shown_until: number | null;
}

/** Tables of the notices; created in migrations/005-notices.ts. */
export interface NoticeTables {
  notices: NoticeRow;
}
