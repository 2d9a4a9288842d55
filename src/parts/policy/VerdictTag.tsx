import { Tag } from '#ui/display/Tag.tsx';

export type VerdictKind = 'ok' | 'over' | 'forbidden';

const looks = { ok: 'ok', over: 'over', forbidden: 'bad' } as const;

/** 合规, 超标 ¥120, 不可因公预订: a word, a colour and the amount; nothing for private travel. */
export const VerdictTag = (props: {
  verdict: VerdictKind | undefined;
  words: Readonly<Record<VerdictKind, string>>;
  /** The rule that it comes from. */
  title?: string;
  /** Of a search for several, where an offer does not fit all: `王思远 合规，赵一鸣 不可订`. */
  each?: string | undefined;
}) =>
  props.verdict && (
    <>
      <Tag kind={looks[props.verdict]} title={props.title}>
        {props.words[props.verdict]}
      </Tag>
      {props.each && <small className="t-s12 t-2"> {props.each}</small>}
    </>
  );
