export const perAddress = { hits: 60, windowSeconds: 300 }

export const perCode = { hits: 20, windowSeconds: 600 }
