import { readCookie, removeCookie, writeCookie } from './cookies.state'

const cookieName = 'wishedDeliveryDay'

/** A gift's requested delivery date for the checkout, e.g. `2026-12-08`. Expires at the end of that day. */
export const wishedDay = {
  read(): string | undefined {
    const day = readCookie(cookieName)
    return day && /^\d{4}-\d{2}-\d{2}$/.test(day) ? day : undefined
  },
  keep: (day: string) => writeCookie(cookieName, day, { expiresAt: new Date(`${day}T23:59:59+09:00`) }),
  forget: () => removeCookie(cookieName),
}
