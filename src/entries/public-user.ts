/** The logged-in member. */
export interface TravelUser {
  memberId: string;
  /** 10 personal, 20 family, 30 business, 40 distribution provider, 50 city operator, 70 credit. */
  memberType: number;
  /** The member type; `7_0` for an employee of a company. */
  memberLevel: string;
  realName: string;
  username: string;
  mobilePhone: string;
  email: string;
  appId: string;
  /** The session was opened by a partner's sign. */
  isThirdParty: boolean;
  /** Of the partner whose sign it was. */
  thirdPartyName: string;
}
