/** Name of the fee for a booking. An application that hides service fees has it among 其他费用, so that rows still add up. */
export const feeName = (showServFee: boolean): string => (showServFee ? '服务费' : '其他费用');
