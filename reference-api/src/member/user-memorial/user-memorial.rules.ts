import { MemorialDivision, type UserMemorial } from '@storefront/contracts'
import { checkMaxLength, checkRequired, explainWrongDay } from '@storefront/locale-ja'
import { validateFields } from '../../platform/http/field-check.rules'
import type { FieldErrors } from '../../platform/http/rejection'

export const memorialLimit = 20

/** Checks a memorial's fields. The day recurs every year, so 29 February is valid. */
export function memorialProblems(memorial: Omit<UserMemorial, 'id' | 'user_id'>): FieldErrors {
  const { division_ct, month, date } = memorial
  const errors = validateFields(memorial, {
    target_user_name: ['お相手のお名前', checkRequired, checkMaxLength(40)],
    name: ['記念日の名前', checkRequired, checkMaxLength(40)],
  })
  if (!Object.values<number>(MemorialDivision).includes(division_ct))
    errors['division_ct'] = ['種類を選択してください']
  const wrongDay = explainWrongDay(month, date)
  if (wrongDay) errors['date'] = [wrongDay]
  return errors
}
