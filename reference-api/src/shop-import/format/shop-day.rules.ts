/** Returns the first millisecond of a day in Asia/Tokyo. `endOfDay` returns its last millisecond. */
export const startOfDay = (day: string | null) => day && `${day}T00:00:00+09:00`
export const endOfDay = (day: string | null) => day && `${day}T23:59:59.999+09:00`
export const noonOf = (day: string) => `${day}T12:00:00+09:00`
