import type { FittingBooking, FittingBookingInput } from '@storefront/contracts'
import {
  checkKana,
  checkMaxLength,
  checkPhoneDigits,
  checkPrintable,
  checkRequired,
  checkTel,
  fieldKinds,
  formatDayWithWeekday,
  listGradesOf,
  normaliseWidth,
} from '@storefront/locale-ja'
import { validateFields } from '../../platform/http/field-check.rules'
import { Rejection, type FieldErrors } from '../../platform/http/rejection'
import { composeMail, type ShopFront } from '../../platform/mail/mail-body.rules'
import type { Mail } from '../../platform/mail/mailer'
import { emailCheck } from '../../platform/person/person-check.rules'
import { normaliseEmail, normaliseNameKana } from '../../platform/person/person-normalise.rules'
import type { SlotToBook } from '../../catalogue/fitting-day/fitting-day.table'
import type { BookingRow } from './fitting-booking.table'

export const bookingNotFound = () =>
  new Rejection(404, 'fitting_booking.not_found', 'ご予約が見つかりません。メールのリンクをご確認ください')

export const slotIsFull = () =>
  new Rejection(409, 'fitting_booking.full', 'この時間は満席になりました。ほかの時間をお選びください', {
    slot_id: ['この時間は満席になりました。ほかの時間をお選びください'],
  })

export const cancelledTooLate = () =>
  new Rejection(409, 'fitting_booking.too_late', 'お取消しは前日までです。お電話でご連絡ください')

export function normaliseBooking(typed: FittingBookingInput): FittingBookingInput {
  return {
    ...typed,
    school_key: normaliseWidth(typed.school_key).trim(),
    name: typed.name.trim(),
    name_kana: normaliseNameKana(typed.name_kana),
    phone_number: fieldKinds.tel.normalise(typed.phone_number),
    email: normaliseEmail(typed.email),
    child_name: typed.child_name.trim(),
  }
}

const nameMax = checkMaxLength(80)

export function bookingProblems(booking: FittingBookingInput, school?: string): FieldErrors {
  const errors = validateFields(booking, {
    name: ['保護者のお名前', checkRequired, checkPrintable, nameMax],
    name_kana: ['保護者のお名前（カナ）', checkRequired, checkKana, nameMax],
    phone_number: ['電話番号', checkRequired, checkPhoneDigits, checkTel],
    email: emailCheck,
    child_name: ['お子さまのお名前', checkRequired, checkPrintable, nameMax],
  })
  const grades = listGradesOf(school)
  if (booking.school_grade < 1) errors['school_grade'] = ['学年を選択してください']
  else if (!grades.includes(booking.school_grade))
    errors['school_grade'] = [`${school ?? ''}の学年は1年から${grades.length}年までです`]
  return errors
}

const wrongSlot = (message: string): FieldErrors => ({ slot_id: [message] })

type WantedPlace = { isSchool: boolean; slot: SlotToBook | undefined; today: string }

/** Requires one of the shop's schools, and a slot that the school's pupils can still book. */
export function placeProblems({ isSchool, slot, today }: WantedPlace): FieldErrors {
  if (!isSchool) return { school_key: ['学校を選択してください'] }
  if (!slot) return wrongSlot('日時を選択してください')
  if (!slot.is_for_school) return wrongSlot('この日は、ほかの学校の採寸会です')
  return slot.book_until < today ? wrongSlot('この日のご予約の受付は終了しました') : {}
}

export const toBooking = (
  { id: _id, fitting_slot_id: _slot, email: _email, cancelled_at, ...told }: BookingRow,
  today: string,
): FittingBooking => ({
  ...told,
  is_cancelled: cancelled_at !== null,
  can_cancel: cancelled_at === null && today < told.held_on,
})

type Confirmed = { shop: ShopFront; booking: BookingRow; token: string }

const whenAndWhere = (booking: BookingRow) => ({
  rows: [
    ['予約番号', booking.booking_no],
    ['日時', `${formatDayWithWeekday(booking.held_on)} ${booking.starts_at}〜${booking.ends_at}`],
    ['会場', `${booking.place}（〒${booking.postal_code} ${booking.address}）`],
    ['学校', booking.school_name],
  ] as const,
})

/**
 * Builds the confirmation email. Booking emails contain no names, because a stranger may have entered the
 * address.
 */
export const confirmationMail = ({ shop, booking, token }: Confirmed): Mail =>
  composeMail(shop, booking.email, `採寸会のご予約を承りました（${booking.booking_no}）`, [
    { paragraph: 'お客さま' },
    { paragraph: '採寸会のご予約をいただき、ありがとうございます。次の日時にお待ちしております。' },
    whenAndWhere(booking),
    ...(booking.access ? [{ paragraph: `交通： ${booking.access}` }] : []),
    ...(booking.note ? [{ paragraph: booking.note }] : []),
    {
      link: {
        label: 'ご予約の確認とお取消し（前日まで）',
        url: `${shop.origin}/fitting/booking/${token}`,
      },
    },
    { paragraph: 'お心当たりのない場合は、お手数ですが上のリンクからお取消しください。' },
  ])

export const cancellationMail = ({ shop, booking }: Omit<Confirmed, 'token'>): Mail =>
  composeMail(shop, booking.email, `採寸会のご予約を取り消しました（${booking.booking_no}）`, [
    { paragraph: 'お客さま' },
    { paragraph: '次の採寸会のご予約を取り消しました。' },
    whenAndWhere(booking),
    { link: { label: '採寸会の日程を見る', url: `${shop.origin}/fitting` } },
  ])
