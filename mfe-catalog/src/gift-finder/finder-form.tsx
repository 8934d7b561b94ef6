import type { OccasionSummary } from '@storefront/contracts'
import { deliveryPlaces, rememberDeliveryTo, useDeliveryTo } from '@storefront/site'
import { wishedDay } from '@storefront/state'
import { Button, Field, Select, TextInput } from '@storefront/ui'
import { useState, type FormEvent } from 'react'
import { useChoiceNavigation } from '../search/use-choice-navigation'
import {
  budgetChoices,
  budgetChoiceText,
  computeLastDay,
  readWish,
  listRecipients,
  withPages,
  writeWish,
  type GiftWish,
} from './gift-finder.rules'
import styles from './gift-finder.module.css'

/** ID of the goods that fit. */
export const foundId = 'found'

type FinderFormProps = {
  wish: GiftWish
  occasions: readonly OccasionSummary[]
  /** Earliest selectable date, as YYYY-MM-DD. */
  today: string
}

type Choice = { value: string; label: string }

const toChoices = (open: string, all: readonly { key: string; name: string }[]): Choice[] => [
  { value: '', label: open },
  ...all.map(({ key, name }) => ({ value: key, label: name })),
]

/** The checkout preselects the day if the products can arrive by then. */
function keepForCheckout(day: string, before: string) {
  if (day) wishedDay.keep(day)
  else if (before) wishedDay.forget()
}

/**
 * Asks four questions and the prefecture. Each answer starts a search. Without scripts there is a submit
 * button.
 */
export function FinderForm({ occasions, today, ...answered }: FinderFormProps) {
  const navigate = useChoiceNavigation()
  // The router applies a new URL with a delay. Until then, further answers are merged into the pending ones.
  const [given, setGiven] = useState<GiftWish>()
  if (given && writeWish(given) === writeWish(answered.wish)) setGiven(undefined)
  const wish = given ?? answered.wish
  const { prefecture = '' } = useDeliveryTo()
  // The prefecture defaults to the stored delivery destination.
  const known = wish.arrive_by || wish.prefecture ? wish : { ...wish, prefecture }
  const ask = (change: Partial<GiftWish>, select?: string) => {
    // The product pages show the day and postage for this place.
    if (change.prefecture) rememberDeliveryTo(change.prefecture)
    const asked = writeWish(withPages({ ...(change.arrive_by ? known : wish), ...change }, { page: 1 }))
    // The new URL is parsed because an invalid value in `given` would never equal the one in the URL, so the
    // pending answers would never be cleared.
    const read = readWish(new URL(asked, location.href).searchParams)
    if (change.arrive_by !== undefined) keepForCheckout(read.arrive_by, wish.arrive_by)
    setGiven(read)
    navigate(asked, select)
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    ask({ arrive_by: String(new FormData(event.currentTarget).get('arrive_by') ?? '') })
    // On a phone, the goods lie below the form.
    document.getElementById(foundId)?.focus()
  }
  const select = (
    name: Exclude<keyof GiftWish, 'page' | 'from'>,
    label: string,
    choices: Choice[],
    className = styles.question,
  ) => (
    <Field label={label} className={className}>
      {(control) => (
        <Select
          {...control}
          name={name}
          choices={choices}
          value={known[name]}
          onChange={({ target }) => ask({ [name]: target.value }, name)}
        />
      )}
    </Field>
  )
  const budgets = budgetChoices.map((key) => ({ key, name: budgetChoiceText(key) }))
  const places = deliveryPlaces.map((name) => ({ key: name, name }))
  return (
    <form
      action={`/gift-finder#${foundId}`}
      className={styles.form}
      aria-label="贈りものの条件"
      onSubmit={submit}
    >
      {select('recipient', '誰に', toChoices('どなたでも', listRecipients(occasions)))}
      {select('occasion', 'どんな機会に', toChoices('用途を決めずに', occasions))}
      {select('budget', 'いくらで（税込）', toChoices('ご予算を決めずに', budgets))}
      <DayField
        key={wish.arrive_by}
        day={wish.arrive_by}
        today={today}
        onGive={(day) => ask({ arrive_by: day })}
      />
      {select('prefecture', 'お届け先', toChoices('都道府県', places), styles.half)}
      <div className={styles.submit}>
        <Button type="submit" variant="primary" icon="search" isWide>
          この条件でさがす
        </Button>
      </div>
    </form>
  )
}

type DayFieldProps = { day: string; today: string; onGive: (day: string) => void }

/** Asks for the day. A day out of range stays in the field with a message and starts no search. */
function DayField({ day, today, onGive }: DayFieldProps) {
  const [isOutside, setIsOutside] = useState(false)
  return (
    <Field
      label="いつまでに"
      className={styles.half}
      error={isOutside ? '今日から1年以内の日付を入力してください' : undefined}
    >
      {(control) => (
        <TextInput
          {...control}
          type="date"
          name="arrive_by"
          min={today}
          max={computeLastDay(today)}
          defaultValue={day}
          // While the shopper is typing, the date may be incomplete or not the intended one.
          onBlur={({ target }) => {
            setIsOutside(!target.validity.valid)
            if (target.validity.valid && target.value !== day) onGive(target.value)
          }}
          onInvalid={(event) => {
            event.preventDefault()
            setIsOutside(true)
            event.currentTarget.focus()
          }}
        />
      )}
    </Field>
  )
}
