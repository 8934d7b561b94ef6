/** Days that a recipient has to answer. */
export const giftDays = 30
