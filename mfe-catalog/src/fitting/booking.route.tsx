import {
  EmailField,
  Form,
  PrivacyNote,
  RadioField,
  SelectField,
  SubmitButton,
  TextField,
} from '@storefront/forms'
import { fieldKinds, formatDayWithWeekday } from '@storefront/locale-ja'
import { navigateTo } from '@storefront/navigation'
import { usePostedForm } from '@storefront/remote'
import { currentSite, leadsSomewhere } from '@storefront/site'
import { Page } from '@storefront/ui'
import { redirect, useLoaderData, type LoaderFunctionArgs } from 'react-router-dom'
import { fetchFittingDays, fetchMember, fetchSchools } from '../school-ways/school.api'
import { PlaceText } from '../school-ways/place-text'
import { fittingCrumb, top } from '../school-ways/school.rules'
import { book } from './booking.api'
import { toBookingInput, findSlotDay, firstValues, slotChoices, type BookingValues } from './booking.rules'
import { GradeField } from './grade-field'
import styles from './fitting.module.css'

export async function loader({ request }: LoaderFunctionArgs) {
  if (!leadsSomewhere('/fitting', currentSite())) throw new Response(null, { status: 404 })
  const { searchParams } = new URL(request.url)
  const slotId = searchParams.get('slot')
  const [days, member] = await Promise.all([fetchFittingDays(request.signal), fetchMember(request.signal)])
  const day = findSlotDay(days, slotId)
  if (!day?.is_bookable) throw redirect('/fitting')
  const schools = day.schools.length > 0 ? day.schools : await fetchFewSchools(request.signal)
  return {
    day,
    schools,
    first: firstValues({ slotId, schools, asked: searchParams.get('school') }, member),
    idempotencyKey: crypto.randomUUID(),
  }
}

/**
 * Returns the options of the school select. Returns none if there are too many, and the shopper types the
 * code instead.
 */
async function fetchFewSchools(signal: AbortSignal) {
  const { schools, total } = await fetchSchools('', signal)
  return total > schools.length ? [] : schools
}

export const handle = { head: () => ({ title: '採寸会のご予約', robots: 'noindex' }) }

const { kana, tel } = fieldKinds

export function Component() {
  const { day, schools, first, idempotencyKey } = useLoaderData<typeof loader>()
  const posted = usePostedForm('book')
  return (
    <Page title="採寸会のご予約" width="reading" crumbs={[top, fittingCrumb, { label: 'ご予約' }]}>
      <div className={styles.day}>
        <p className={styles.when}>
          {day.held_on.slice(0, 4)}年<span translate="no">{formatDayWithWeekday(day.held_on)}</span>
        </p>
        <p>{day.name}</p>
        <p>
          <PlaceText at={day} />
        </p>
      </div>
      <Form<BookingValues>
        label="採寸会のご予約"
        initialValues={first}
        posted={posted}
        onSubmit={async (values) => navigateTo(await book(toBookingInput(values), idempotencyKey))}
      >
        <input type="hidden" name="idempotency_key" value={idempotencyKey} />
        <RadioField name="slot_id" label="時間" isRequired isFramed choices={slotChoices(day)} />
        {schools.length > 0 ? (
          <SelectField
            name="school_key"
            label="学校"
            isRequired
            choices={schools.map(({ key, name }) => ({ value: key, label: name }))}
          />
        ) : (
          <TextField
            name="school_key"
            label="学校コード"
            isRequired
            width="short"
            autoComplete="off"
            help="学校から配られた注文書の右上にある番号です。"
          />
        )}
        <TextField name="child_name" label="お子さまのお名前" isRequired autoComplete="off" />
        <GradeField schools={schools} />
        <TextField name="name" label="保護者のお名前" isRequired autoComplete="name" />
        <TextField
          name="name_kana"
          label="保護者のお名前（カナ）"
          isRequired
          autoComplete="off"
          rules={kana.rules}
          normalise={kana.normalise}
        />
        <TextField
          name="phone_number"
          label="電話番号"
          isRequired
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          width="medium"
          help="当日にご連絡のつく番号をご入力ください。"
          rules={tel.rules}
          normalise={tel.normalise}
        />
        <EmailField name="email" label="メールアドレス" isRequired help="予約の控えをお送りします。" />
        <PrivacyNote />
        <SubmitButton isWide size="lg">
          この内容で予約する
        </SubmitButton>
      </Form>
    </Page>
  )
}
