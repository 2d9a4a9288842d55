import type { Scenarios } from './scenario.ts';
import { payPassword, requestId } from './wire.ts';

export const memberScenarios: Scenarios = {
  'new-customer': {
    shows: '刚注册的会员，还没有订单',
    async make(stage) {
      const person = await stage.newMember();
      const { rows } = await person.call<{ rows: unknown[] }>('/order/list', { type: 'airTicket', size: 10 });
      return { person, open: '/order/list', state: rows.length ? '' : '暂无订单' };
    },
  },
  'payment-code': {
    shows: '会员有一张可用的支付授权码',
    async make(stage) {
      const person = await stage.seeded('13800000030');
      await person.call('/payAuth/create', {
        requestId: requestId(),
        scope: 'wallet',
        products: ['air'],
        capEach: '500.00',
        capTotal: '1000.00',
        uses: 2,
        days: 7,
        payPassword,
      });
      const { rows } = await person.call<{ rows: { state?: string }[] }>('/payAuth/list', { size: 10 });
      return { person, open: '/myCenter/pay_authorization_code', state: rows.length ? '可用' : '' };
    },
  },
  'withdrawal-waiting': {
    shows: '钱包提现已提交，等待审核',
    async make(stage) {
      const person = await stage.seeded('13800000050');
      const { holder } = await person.call<{ holder: string }>('/bank/appNewBankViewListServelet');
      const bound = await person.call<{ cardId: string }>('/bank/advanceBind', {
        cardNo: '6214830000000012',
        holder: holder || '方敬贤',
        mobilePhone: person.mobilePhone,
      });
      const { code } = await stage.helper<{ code: string }>(`sms?mobilePhone=${person.mobilePhone}`);
      await person.call('/bank/bind', { cardId: bound.cardId, code, requestId: requestId() });
      const { fee } = await person.call<{ fee: string }>('/wallet/withdraw/quote', { amount: '200.00' });
      await person.call('/wallet/withdraw/apply', {
        cardId: bound.cardId,
        amount: '200.00',
        fee,
        payPassword,
        requestId: requestId(),
      });
      const { rows } = await person.call<{ rows: { state: string }[] }>('/wallet/withdraw/list', { size: 5 });
      const { state = '' } = rows[0] ?? {};
      return { person, open: '/myCenter/wallet', state: state === 'applied' ? '审核中' : state };
    },
  },
};
