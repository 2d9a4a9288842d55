/** Words of the fields that travellers abroad have beside those of all. */
export const intlTravellerTexts = {
  sexes: { M: '男', F: '女' },
  sexLabel: '性别（与护照一致）',
  country: (_code: string, chinese: string): string => chinese,
  nationality: '国籍',
  countryHint: '支持中文、拼音、首字母和代码',
  visaCountry: '已持签证（选填）',
  noVisa: '未办或免签',
  proofNo: (proof: string) => `${proof}编号`,
};
