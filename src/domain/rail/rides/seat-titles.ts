/** Titles of a history: an order that the railway takes seats for later, the seats, and their refusal. */
export const seatsAsked = '订单已提交';
export const seatsHeld = '占座成功';
export const seatsRefused = '占座失败';
