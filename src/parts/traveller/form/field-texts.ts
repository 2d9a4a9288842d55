/** Words of a traveller's fields, loaded with the card. */
export const fieldTexts = {
  keptByCompany: '号码由公司保管，下单时自动带入',
  latinName: '姓名（与护照一致）',
  latinHint: '姓与名之间以 / 分隔',
  latinExample: '，如 LIN/ZHIXIA',
  dateForm: '如 2030-01-31',
  bornForm: '如 1990-01-31',
  guardian: '监护人同意',
  guardianTick: '本人为其监护人，同意用于本次订票',
} as const;
