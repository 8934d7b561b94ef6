/** About two days, so that a night's outage of the payment service loses no money. */
export const moneyRetries = 14
