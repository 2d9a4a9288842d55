/** Suggested reasons for a fare above the travel standard, in the flight list and the booking form; free text is accepted too. */
export const overReasons = [
  '客户或会议指定',
  '行程时间受限',
  '行程可能变更',
  '需要更多行李额',
  '无合规航班',
  '合规航班已售完',
] as const;

/** Reasons for a room above the travel standard, in the same manner. */
export const overStayReasons = [
  '客户或会议指定',
  '距办事地点更近',
  '行程时间受限',
  '无合规酒店',
  '合规酒店已订满',
] as const;

/** Reasons for a seat above the travel standard. */
export const overTrainReasons = ['客户或会议指定', '行程时间受限', '长途夜行', '无合规席别', '合规席别已售完'] as const;

/** Differences of the chosen fare from the cheaper compliant offer. */
interface KeptFare {
  isOtherFlight: boolean;
  isRefundedBetter: boolean;
  hasMoreLuggage: boolean;
}

/** Reasons for keeping the dearer fare: those of the list that the comparison with a compliant flight does not contradict. */
export function keepReasons(
  { isOtherFlight, isRefundedBetter, hasMoreLuggage }: KeptFare,
  choices: readonly string[] = overReasons,
): string[] {
  const holds: Record<(typeof overReasons)[number], boolean> = {
    客户或会议指定: true,
    行程时间受限: isOtherFlight,
    行程可能变更: isRefundedBetter,
    需要更多行李额: hasMoreLuggage,
    无合规航班: false,
    合规航班已售完: false,
  };
  return choices.filter((reason) => (holds as Partial<Record<string, boolean>>)[reason] ?? true);
}

/** A reason of a company's own standard. `minLength`: so many characters are to follow its words, and of free text to be typed. */
export interface OwnReason {
  text: string;
  minLength?: number | undefined;
}

/** Words to choose from: those of the company's standard, where it has any. */
export const reasonChoices = (own: readonly OwnReason[] | undefined, usual: readonly string[]): readonly string[] =>
  own?.length ? own.map(({ text }) => text) : usual;

/** A reason that says less than the company's standard asks for, in words; empty where it says enough. */
export function reasonProblem(text: string, own: readonly OwnReason[]): string {
  const chosen = own.find((one) => text.startsWith(one.text));
  if (chosen) {
    const { minLength = 0 } = chosen;
    return text.slice(chosen.text.length).trim().length < minLength
      ? `请在“${chosen.text}”后补充说明，至少 ${minLength} 个字`
      : '';
  }
  const least = Math.min(...own.flatMap(({ minLength }) => minLength ?? []), Infinity);
  return least < Infinity && text.trim().length < least ? `自行填写的超标原因至少 ${least} 个字` : '';
}

/** The draft in which the list leaves the reason for the booking page; `seats` as in the address of that page. */
export const overReasonKey = (seats: string): string => `over-reason:${seats}`;
