import { readCookie, removeCookie, writeCookie } from './cookies.state'

const cookieName = 'wishedDeliveryDay'

/** The day a gift is wished for, `2026-12-08`, on its way to the checkout; forgotten once the day is over. */
export const wishedDay = {
  read(): string | undefined {
    const day = readCookie(cookieName)
    return day && /^\d{4}-\d{2}-\d{2}$/.test(day) ? day : undefined
  },
  keep: (day: string) => writeCookie(cookieName, day, { expiresAt: new Date(`${day}T23:59:59+09:00`) }),
  forget: () => removeCookie(cookieName),
}
