/** Words of a company's account that acts inside of another company. */
export const texts = {
  acting: (company: string, from: string) => `您正以${from}的身份在${company}内操作，每一步都会留下记录`,
  leave: (from: string) => `回到${from}`,
};
