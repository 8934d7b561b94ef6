import type { FittingBooking } from '@storefront/contracts'
import { formatDayWithWeekday } from '@storefront/locale-ja'
import { PlaceText } from '../school-ways/place-text'
import { timesText } from '../school-ways/school.rules'

export const toBookingFacts = (booking: FittingBooking) => [
  { term: '予約番号', value: booking.booking_no },
  {
    term: '日時',
    value: `${booking.held_on.slice(0, 4)}年${formatDayWithWeekday(booking.held_on)} ${timesText(booking)}`,
  },
  { term: '会場', value: <PlaceText at={booking} /> },
  ...(booking.access ? [{ term: '交通', value: booking.access }] : []),
  { term: '学校・学年', value: `${booking.school_name} ${booking.school_grade}年` },
  { term: 'お子さま', value: `${booking.child_name}さま` },
  ...(booking.note ? [{ term: 'ご案内', value: booking.note }] : []),
]
