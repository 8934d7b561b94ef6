/** About two days: a payment service that is down for a night costs nobody their money. */
export const moneyRetries = 14
