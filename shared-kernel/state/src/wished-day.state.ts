import { readCookie, removeCookie, writeCookie } from './cookies.state'

const cookieName = 'wishedDeliveryDay'

/** The wished delivery day of a gift, `2026-12-08`, for the checkout; expires at the end of that day. */
export const wishedDay = {
  read(): string | undefined {
    const day = readCookie(cookieName)
    return day && /^\d{4}-\d{2}-\d{2}$/.test(day) ? day : undefined
  },
  keep: (day: string) => writeCookie(cookieName, day, { expiresAt: new Date(`${day}T23:59:59+09:00`) }),
  forget: () => removeCookie(cookieName),
}
