import { formatDayWithWeekday } from '@storefront/locale-ja'
import { invalidFields } from '../../platform/http/rejection'

/** Responds 422 on the field if the requested date or time slot isn't available. */
export function requirePossible(
  wish: { delivery_at?: string | null; delivery_timezone_key?: string | null },
  possible: { first_day: string; days: string[]; timezones: { key: string }[] },
) {
  const errors: Record<string, string[]> = {}
  if (wish.delivery_at && !possible.days.includes(wish.delivery_at))
    errors['delivery_at'] = [formatRefusal(wish.delivery_at, possible)]
  if (
    wish.delivery_timezone_key &&
    !possible.timezones.some(({ key }) => key === wish.delivery_timezone_key)
  ) {
    errors['delivery_timezone_key'] = ['ご指定の時間帯は選択できません。']
  }
  if (Object.keys(errors).length > 0)
    throw Object.assign(invalidFields(errors), { code: 'cart.packing.delivery_not_possible' })
}

const formatRefusal = (wished: string, { first_day }: { first_day: string }) =>
  wished < first_day
    ? `ご指定のお届け日には間に合いません。最短のお届けは${formatDayWithWeekday(first_day)}です。`
    : 'ご指定のお届け日は選択できません。別の日をお選びください。'
