import type { FittingBookingInput, FittingDay, SchoolSummary, User } from '@storefront/contracts'
import { fieldKinds, listGradesOf } from '@storefront/locale-ja'
import { seatsText, timesText } from '../school-ways/school.rules'

export type BookingValues = Partial<Record<keyof FittingBookingInput, string>>

type Field = Exclude<keyof FittingBookingInput, 'slot_id' | 'school_grade'>

const kindOf: Partial<Record<string, keyof typeof fieldKinds>> = {
  name_kana: 'kana',
  phone_number: 'tel',
  email: 'email',
}

/** Normalises values posted without scripts in the same way as the form fields do. */
export function typedValues(form: FormData): BookingValues {
  return Object.fromEntries(
    [...form].map(([name, value]) => {
      const kind = kindOf[name]
      return [name, kind ? fieldKinds[kind].normalise(String(value)) : String(value)]
    }),
  )
}

/**
 * Builds the request body. Empty values are sent as well, so that the API reports an error for each field.
 */
export function toBookingInput(values: BookingValues): FittingBookingInput {
  const text = (name: Field) => (values[name] ?? '').trim()
  return {
    slot_id: Number(values.slot_id) || 0,
    school_grade: Number(values.school_grade) || 0,
    school_key: text('school_key'),
    name: text('name'),
    name_kana: text('name_kana'),
    phone_number: text('phone_number'),
    email: text('email'),
    child_name: text('child_name'),
  }
}

export const findSlotDay = (days: readonly FittingDay[], slotId: string | null) =>
  days.find(({ slots }) => slots.some(({ id }) => String(id) === slotId))

type Asked = {
  slotId: string | null
  schools: readonly Pick<SchoolSummary, 'key'>[]
  /** School in the URL, which precedes the member's own. */
  asked: string | null
}

export function firstValues({ slotId, schools, asked }: Asked, member: User | undefined): BookingValues {
  const find = (school: string | null | undefined) => schools.find(({ key }) => key === school)
  const school = find(asked) ?? find(member?.school_key) ?? (schools.length === 1 ? schools[0] : undefined)
  return {
    slot_id: slotId ?? '',
    school_key: school?.key ?? (schools.length === 0 ? (asked ?? '') : ''),
    ...(member
      ? {
          name: [member.last_name, member.first_name].filter(Boolean).join('　'),
          name_kana: [member.last_name_kana, member.first_name_kana].filter(Boolean).join('　'),
          phone_number: member.phone_number ?? '',
          email: member.email ?? '',
        }
      : {}),
  }
}

export const slotChoices = ({ slots }: Pick<FittingDay, 'slots'>) =>
  slots.map((slot) => ({
    value: String(slot.id),
    label: timesText(slot),
    note: seatsText(slot),
    isDisabled: slot.seats_left === 0,
  }))

/** Lists the grades of the chosen school. The first one is the newcomers'. */
export const listGradeChoices = (
  schools: readonly Pick<SchoolSummary, 'key' | 'name'>[],
  schoolKey: string | undefined,
) =>
  listGradesOf(schools.find(({ key }) => key === schoolKey)?.name).map((grade) => ({
    value: String(grade),
    label: grade === 1 ? '1年（新入生）' : `${grade}年`,
  }))
