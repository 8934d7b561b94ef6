import type { SchoolSummary } from '@storefront/contracts'
import { SelectField } from '@storefront/forms'
import { useEffect } from 'react'
import { useForm, useFormState } from 'react-final-form'
import { listGradeChoices, type BookingValues } from './booking.rules'

/** Offers the grades of the chosen school. Clears a grade that another school doesn't have. */
export function GradeField({ schools }: { schools: readonly Pick<SchoolSummary, 'key' | 'name'>[] }) {
  const { change } = useForm<BookingValues>()
  const { values } = useFormState<BookingValues>({ subscription: { values: true } })
  const choices = listGradeChoices(schools, values.school_key)
  const isForeign = !!values.school_grade && !choices.some(({ value }) => value === values.school_grade)
  useEffect(() => {
    if (isForeign) change('school_grade', '')
  }, [isForeign, change])
  return (
    <SelectField
      name="school_grade"
      label="学年"
      isRequired
      width="medium"
      help="制服をお召しになる年度の学年です。"
      choices={choices}
    />
  )
}
