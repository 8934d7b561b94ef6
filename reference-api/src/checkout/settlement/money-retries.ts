/**
 * Number of retries, which span about two days, so that no money is lost if the payment service is down
 * overnight.
 */
export const moneyRetries = 14
