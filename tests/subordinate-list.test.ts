import { subordinate } from '#contract/subordinate.ts';
import type { Subordinate } from '#contract/subordinate.ts';
import { listedSandbox } from '#tests/support/given/two-members.ts';
import { listingSuite } from '#tests/support/suites/listing-suite.ts';
import { subordinateListing } from '#widgets/workbench/subordinates/model.ts';
import type { SubordinateFilters } from '#widgets/workbench/subordinates/model.ts';

const answerOf = listedSandbox().members(['13800000040', '13800000041'], async ({ db }, { phone, memberId, many }) => {
  await db
    .insertInto('members')
    .values(
      Array.from({ length: many }, (_, at) => ({
        id: `9${memberId}${at}`,
        mobile_phone: `139${memberId.slice(-3)}${String(at).padStart(5, '0')}`,
        password: at % 4 ? 'x' : null,
        member_type: at % 3 ? 10 : 30,
        real_name: at % 2 ? '周一' : '林二',
        referrer_phone: phone,
        created_at: Math.floor(at / 4),
      })),
    )
    .execute();
});

listingSuite<Subordinate, SubordinateFilters>('the list of subordinates', () => ({
  row: subordinate.list,
  spec: subordinateListing,
  answer: answerOf(subordinate.list),
  some: { memberType: '30', state: 'active', keyword: '林' },
  none: { keyword: '没有这个人' },
}));
