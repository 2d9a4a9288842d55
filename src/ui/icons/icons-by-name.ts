import {
  iconBed, iconBolt, iconBranch, iconBuilding, iconCar, iconCard, iconChart, iconGear, iconGift, iconHome, iconIdCard, iconList, iconLuggage, iconOk, iconPlane,
  iconReceipt, iconRefresh, iconShield, iconStamp, iconStar, iconSwap, iconTrain, iconTrend, iconUser, iconUsers, iconWallet,
} from './icons.ts';

/** Icons that a table names: for menus, whose items are data. */
export const iconsByName: Readonly<Record<string, string>> = {
  bed: iconBed,
  bolt: iconBolt,
  branch: iconBranch,
  building: iconBuilding,
  car: iconCar,
  card: iconCard,
  chart: iconChart,
  check: iconOk,
  gear: iconGear,
  gift: iconGift,
  home: iconHome,
  idCard: iconIdCard,
  list: iconList,
  luggage: iconLuggage,
  plane: iconPlane,
  receipt: iconReceipt,
  refresh: iconRefresh,
  shield: iconShield,
  stamp: iconStamp,
  star: iconStar,
  swap: iconSwap,
  train: iconTrain,
  trend: iconTrend,
  user: iconUser,
  users: iconUsers,
  wallet: iconWallet,
};
