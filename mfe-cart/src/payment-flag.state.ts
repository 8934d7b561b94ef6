const cookieName = 'isDoPayment'

/** Longer than a payment page stays open. */
const keptSeconds = 60 * 60

/** The shopper is being sent to the payment service (§4). */
export function raisePaymentFlag() {
  document.cookie = `${cookieName}=1; path=/; max-age=${keptSeconds}; samesite=lax`
}

/** Reads the flag and clears it: true when the shopper was sent to the payment service before. */
export function takePaymentFlag(): boolean {
  const isRaised = document.cookie.split('; ').includes(`${cookieName}=1`)
  if (isRaised) document.cookie = `${cookieName}=; path=/; max-age=0; samesite=lax`
  return isRaised
}
