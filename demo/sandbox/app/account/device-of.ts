/** Programs before the engines that they are built on; the first that fits counts. */
const programs: readonly (readonly [RegExp, string])[] = [
  [/MicroMessenger/, '微信'],
  [/AlipayClient/, '支付宝'],
  [/DingTalk/, '钉钉'],
  [/wxwork/i, '企业微信'],
  [/EdgA?\//, 'Edge'],
  [/HuaweiBrowser/, '华为浏览器'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrome|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
];
const systems: readonly (readonly [RegExp, string])[] = [
  [/HarmonyOS|OpenHarmony/, 'HarmonyOS'],
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
];

/** `Chrome · Windows`: a device by browser and system, for the login history; "" where the header names neither. */
export const deviceOf = (userAgent: string): string =>
  [programs, systems]
    .map((table) => table.find(([pattern]) => pattern.test(userAgent))?.[1])
    .filter(Boolean)
    .join(' · ');
