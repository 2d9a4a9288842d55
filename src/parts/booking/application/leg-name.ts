import type { ApplicationLeg } from '#contract/application-views.ts';
import type { Say } from '#kit/say.ts';

/** `北京 → 上海 12-17`, of a stay `上海 12-17 – 12-19`. */
export function legName({ fromName, toName, day, toDay }: ApplicationLeg, { say, showDate }: Say): string {
  const days = [day, toDay].map((one) => one && showDate(one)).filter(Boolean);
  return [[say(fromName), say(toName)].filter(Boolean).join(' → '), days.join(' – ')].join(' ');
}
