import { sql } from 'kysely';
import type { z } from 'zod';
import type { CarStandardRow } from '#contract/car.ts';
import type { carSchemas } from '#contract/car.schema.ts';
import type { Page } from '#contract/page.ts';
import type { Envelope } from '#contract/row.ts';
import type { StandardSaved } from '#contract/travel-standard.ts';
import { planOf } from '#domain/car/rows.ts';
import { rowInWords } from '#domain/car/words.ts';
import { addDays, dayAt } from '#domain/china-time.ts';
import { cityNameOf } from '#domain/flight/cities/cities.ts';
import { memberOf, ok } from '../../ground/call.ts';
import type { Call } from '../../ground/call.ts';
import { once } from '../../ground/once.ts';
import { listStandards } from '../standards/list.ts';
import { assignStandard, publishStandard, removeStandard, retireStandard } from '../standards/publish.ts';
import { saveStandard } from '../standards/save.ts';
import { contentOf, readStandard, shownOf } from '../standards/standard-rows.ts';
import type { WholeStandard } from '../standards/standard-rows.ts';
import { changedSince, conflict, noStandard, writerOf } from '../standards/writer.ts';
import type { Writer } from '../standards/writer.ts';

type In<K extends keyof typeof carSchemas> = z.output<(typeof carSchemas)[K]>;

/** The list of standards, with the rows of each in words. */
export async function listCarStandards(input: In<'list'>, call: Call): Promise<Envelope<Page<CarStandardRow>>> {
  const answer = await listStandards(input, call, 'car');
  if (answer.ret !== 0) return answer as Envelope<never>;
  const { creditMemberId: companyId } = memberOf(call);
  const today = dayAt(call.now());
  const rows: CarStandardRow[] = [];
  for (const row of answer.data.rows) {
    const standard = await readStandard(call.db, { companyId, kind: 'car' }, row.standardId);
    const shown = standard && shownOf(standard.versions, today);
    const content = shown && (await contentOf(call.db, shown.id));
    const own = content ? planOf(content).rows : [];
    rows.push({
      ...row,
      sentences: own.map((one) => rowInWords(one, cityNameOf)),
      rows: own.map((one) => ({ ...one, cities: one.cities.map(cityNameOf) })),
    });
  }
  return ok({ ...answer.data, rows });
}

/** Saves the draft; published, it is the version that counts from its day on. Either both happen or nothing. */
export const saveCarStandard = ({ requestId, ...input }: In<'save'>, call: Call): Promise<Envelope<StandardSaved>> =>
  once(call, requestId, input, async (tx) => {
    const writer = await writerOf(tx, call, 'car');
    const { isPublished, from = writer.today, takeOver, ...draft } = input;
    const saved = await saveStandard(writer, draft);
    if (saved.ret !== 0 || !isPublished) return saved;
    const { standardId, lock } = saved.data;
    return await publishStandard(writer, { standardId, lock, from, takeOver });
  });

type Seen = { refusal: Envelope<never> } | { refusal?: undefined; standard: WholeStandard };

/** The standard of a write from the list, where the version shown there is still the one that is shown. */
async function shownAs(writer: Writer, standardId: number, version: number): Promise<Seen> {
  const standard = await readStandard(writer.tx, writer, standardId);
  if (!standard) return { refusal: noStandard() };
  const shown = shownOf(standard.versions, writer.today);
  return shown && shown.version !== version
    ? { refusal: await changedSince(writer.tx, { ...shown, lock: standard.draft?.lock ?? 0 }) }
    : { standard };
}

/** A standard in force, or one that has judged a ride, stays. */
export const removeCarStandard = (
  { requestId, ...input }: In<'remove'>,
  call: Call,
): Promise<Envelope<{ standardId: number }>> =>
  once(call, requestId, input, async (tx) => {
    const writer = await writerOf(tx, call, 'car');
    const { standardId, version } = input;
    const seen = await shownAs(writer, standardId, version);
    if (seen.refusal) return seen.refusal;
    const { standard } = seen;
    const answer = await removeStandard(writer, { standardId, part: 'standard', lock: standard.draft?.lock ?? 0 });
    if (answer.ret !== 0) return answer;
    const { judged } = await tx
      .selectFrom('car_rides')
      .where('company_id', '=', writer.companyId)
      .where(
        'standard_version_id',
        'in',
        standard.versions.map(({ id }) => id),
      )
      .select(sql<number>`count(*)::int`.as('judged'))
      .executeTakeFirstOrThrow();
    return judged
      ? conflict(`已有 ${judged} 次用车按该标准判定，须保留以备查询`, { kind: 'inUse', judged, version })
      : answer;
  });

/** Ends a standard with yesterday, or lets the last published version count again from today on. */
export const enableCarStandard = (
  { requestId, ...input }: In<'enable'>,
  call: Call,
): Promise<Envelope<StandardSaved>> =>
  once(call, requestId, input, async (tx) => {
    const writer = await writerOf(tx, call, 'car');
    const { standardId, isEnabled, takeOver } = input;
    const seen = await shownAs(writer, standardId, input.version);
    if (seen.refusal) return seen.refusal;
    const { published } = seen.standard;
    if (!published)
      return conflict('该标准尚未发布，请先编辑并发布', { kind: 'inUse', judged: 0, version: input.version });
    const { version, assigned } = published;
    return isEnabled
      ? await assignStandard(writer, { standardId, version, from: writer.today, assigned: [...assigned], takeOver })
      : await retireStandard(writer, { standardId, version, to: addDays(writer.today, -1) });
  });
