export const perAddress = { hits: 60, windowSeconds: 300 }

export const perCode = { hits: 20, windowSeconds: 600 }

export const refreshesPerFamily = { hits: 120, windowSeconds: 300 }
/** Generous, because the members of a school or an office share one address. */
export const refreshesPerAddress = { hits: 600, windowSeconds: 300 }
