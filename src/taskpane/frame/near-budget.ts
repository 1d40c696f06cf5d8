/** From this share of the day's budget on, it is time to say so. */
const nearShare = 0.8;

/** Whether so many credits are most of the day's budget. */
export const isNearBudget = (credits: number, dailyBudget: number): boolean =>
  credits >= dailyBudget * nearShare;
