import type { Sentence } from '../../sentences.ts';

/** Sentences of the server about the people of a company, where they have a name or a figure in them. */
export const peopleSentences: readonly Sentence[] = [
  // Reasons against closing an account (demo/sandbox/app/own-account).
  ['名下还有 {n} 个下级或家庭成员，请联系客服转出后再注销', '{n|member|members} below you: ask us to move them first'],
  ['还有 {n} 个未完成的订单，请先使用、退改或取消', '{n|order|orders} still open: use, refund, change or cancel first'],
  ['还有 {n} 笔退款正在退回，到账后再注销', '{n|refund|refunds} on the way: close it after that'],
  [
    '您的支付授权码付过 {n} 个还未完成的订单，退款会回到您的钱包，请待其完成后再注销',
    'Your payment codes paid {n|order that is|orders that are} still open: a refund comes to your wallet, wait for the end',
  ],
  ['还有 {n} 个有效的支付授权码，请先撤销', '{n|payment code is|payment codes are} valid: revoke first'],
  ['钱包、奖励和天航宝共有 {a}，请先转出并提现', '{a} in wallet, rewards and Tianhanbao: withdraw it first'],
  ['提现处理中 {a}，到账后再注销', '{a} is being withdrawn: close it after that'],
  ['待结算奖励 {a}，行程结束次日结算后再转出', '{a} of rewards on hold: take it out the day after the trip'],
  // Employees (demo/sandbox/company/people).
  ['该员工的资料刚由{name}修改过，请核对后再保存', '{name} has just changed this employee: check before you save'],
  ['该员工的资料刚由{name}修改过，请核对后再操作', '{name} has just changed this employee: check first'],
  ['该员工已{state}，不能进行此操作', 'This employee is in the state “{state}”: not possible'],
  ['该员工{state}，不能录入证件', 'This employee is not active: no documents can be entered'],
  ['工号 {a} 已由{name}使用', '{name} has the employee no. {a}'],
  ['已邀请该手机号加入，待{name}同意', 'Asked already, waiting for {name} to agree'],
  ['该手机号已是本企业员工{name}', 'This number belongs to your employee {name}'],
  [
    '该手机号属于停用或离职的员工{name}，可在其资料中恢复',
    'This number belongs to {name}, who was suspended or left: restore the employee instead',
  ],
  ['{name}尚未同意加入，不能作为主管', '{name} has not joined yet and cannot be a manager'],
  ['{name}已停用或离职，不能作为主管', '{name} is suspended or has left and cannot be a manager'],
  ['{name}尚未同意加入，不能作为负责人', '{name} has not joined yet and cannot be a head'],
  ['{name}已停用或离职，不能作为负责人', '{name} is suspended or has left and cannot be a head'],
  [
    '{name}在该员工之下，互为上下级会形成循环，请另选主管',
    '{name} is below this employee: that would be a circle, select another manager',
  ],
  ['邀请刚刚发送过，请 {n} 分钟后再试', 'Just sent: try again in {n|minute|minutes}'],
  ['邀请短信刚刚发送过，请 {n} 分钟后再试', 'Just sent: try again in {n|minute|minutes}'],
  [
    '对方刚刚拒绝，请先与本人沟通，{n} 小时后可再次邀请',
    'Has just declined: talk to the employee first, you can ask again in {n|hour|hours}',
  ],
  ['已修改 {n} 人', '{n|employee|employees} changed'],
  // Departments and levels.
  ['同级已有名为“{name}”的部门', 'There is a department “{name}” at this place'],
  ['目标位置已有名为“{name}”的部门', 'There is a department “{name}” at that place'],
  [
    '“{name}”下还有 {n} 名员工、{m} 个下级部门，请先移走',
    '“{name}” has {n|employee|employees} and {m} departments below: move them first',
  ],
  ['“{name}”下还有 {n} 名员工，请先移走', '“{name}” has {n|employee|employees}: move them first'],
  ['“{name}”下还有 {n} 个下级部门，请先移走', '“{name}” has {n|department|departments} below: move them first'],
  [
    '“{name}”下还有 {n} 名离职员工的档案，请先移到其他部门',
    '“{name}” has records of {n|employee|employees} who left: move them first',
  ],
  ['已有名为“{name}”的等级', 'There is a level “{name}”'],
  ['最多 {n} 个等级', 'At most {n|level|levels}'],
  ['{n} 名员工正在使用“{name}”，请先改为其他等级', '{n|employee|employees} have “{name}”: change them first'],
  // Imports.
  ['主管 {name}', 'Manager {name}'],
  ['已应用 {n} 项更改', '{n|change|changes} applied'],
  ['这次导入已由{name}应用', '{name} has applied this import'],
  ['这次导入已由{name}撤销', '{name} has undone this import'],
  ['有 {n} 处后来的修改，请选择保留或一并撤销', '{n|later edit|later edits}: keep or undo them'],
  // Documents of an employee (src/domain/passenger).
  ['证件号码只能有字母和数字，是否为 {name}？', 'A number has only letters and digits. Is it {name}?'],
  // Preferences, bookers and subsidiaries.
  ['{name} 刚刚修改了偏好（{text}），请刷新后再改', '{name} has just changed the preferences ({text}): reload first'],
  ['第 {n} 项出行人已不存在，请重新选择', 'Traveller {n} no longer exists: select again'],
  [
    '{name} 刚刚修改了该授权（{text}），请返回后重新打开',
    '{name} has just changed this booker ({text}): go back and open it again',
  ],
  ['新增：{name} 为 {all} 代订 {products}', 'Added: {name} books {products} for {all}'],
  ['{from} 至 {to}', '{from} – {to}'],
  ['最多 {n} 家子公司', 'At most {n|subsidiary|subsidiaries}'],
  ['{name}已是子公司', '{name} is a subsidiary already'],
  ['{name}有子公司，不能再绑定为子公司', '{name} has subsidiaries of its own and cannot be one'],
  [
    '该公司有 {n} 张订单待付，付款或取消后才能解除',
    'This company has {n|unpaid order|unpaid orders}: pay or cancel them first',
  ],
  ['{n} 小时', '{n|hour|hours}'],
  ['{n} 分钟', '{n|minute|minutes}'],
];
