import { sql } from 'kysely';
import type { Tx } from '../../../ground/call.ts';
import { pointsOf } from '../../../money/ledger/ledger.ts';

/** The running balance of a member's points in the order of time: those of the past are booked after later ones. */
export const runPoints = (tx: Tx, memberId: string) =>
  sql`update ledger_entries e set balance_after = s.balance
    from (select l.movement, sum(l.amount) over (order by m.at, m.movement) as balance
      from ledger_entries l join ledger_movements m using (movement) where m.member_id = ${memberId} and m.kind in ('points', 'pointsBack') and l.account = ${pointsOf(memberId)}) s
    where e.movement = s.movement and e.account = ${pointsOf(memberId)} and e.balance_after <> s.balance`.execute(tx);
