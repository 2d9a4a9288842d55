import { signal } from '@preact/signals-core';
import { expect, it } from 'vitest';
import { renderWorded } from '#tests/support/page/render-worded.tsx';
import { CodeField } from './CodeField.tsx';

it.each([
  [59, '59 秒后重发', '刚刚向该手机号发送过验证码，倒计时结束后可重新获取'],
  [2040, '34 分钟后重发', '该手机号获取验证码次数过多，请 34 分钟后再试'],
  [7200, '2 小时后重发', '该手机号今日获取验证码次数已达上限，请 2 小时后再试'],
])('a wait of %i s for the next code says why', (seconds, button, hint) => {
  const sms = {
    secondsLeft: signal(seconds),
    isSending: signal(false),
    hasSent: signal(false),
    send: () => Promise.resolve(),
    dispose() {},
  };
  const { root } = renderWorded(
    <CodeField
      sms={sms}
      phone="138****0010"
      name="code"
      value=""
      error={undefined}
      onInput={() => {}}
      onBlur={() => {}}
    />,
  );
  expect(root.querySelector('button')?.textContent).toBe(button);
  expect(root.textContent).toContain(hint);
});
