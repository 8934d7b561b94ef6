import type { OccasionSummary } from '@storefront/contracts'
import { prefectures } from '@storefront/locale-ja'
import { Button, Field, Select, TextInput } from '@storefront/ui'
import type { FormEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { budgetChoices, budgetChoiceText, recipientsOf, writeWish, type GiftWish } from './gift-finder.rules'
import styles from './gift-finder.module.css'

type FinderFormProps = {
  wish: GiftWish
  occasions: readonly OccasionSummary[]
  /** The first day that can be asked for. */
  today: string
}

type Choice = { value: string; label: string }

const choicesOf = (open: string, all: readonly { key: string; name: string }[]): Choice[] => [
  { value: '', label: open },
  ...all.map(({ key, name }) => ({ value: key, label: name })),
]

/** Four questions and where to; each answer is looked for at once, or by the button without scripts. */
export function FinderForm({ wish, occasions, today }: FinderFormProps) {
  const navigate = useNavigate()
  const ask = (change: Partial<GiftWish>) =>
    void navigate(writeWish({ ...wish, ...change, page: 1 }), { preventScrollReset: true })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    ask({ arrive_by: String(new FormData(event.currentTarget).get('arrive_by') ?? '') })
  }
  const select = (name: Exclude<keyof GiftWish, 'page'>, label: string, choices: Choice[]) => (
    <Field label={label}>
      {(control) => (
        <Select
          {...control}
          name={name}
          choices={choices}
          value={wish[name]}
          onChange={({ target }) => ask({ [name]: target.value })}
        />
      )}
    </Field>
  )
  const budgets = budgetChoices.map((key) => ({ key, name: budgetChoiceText(key) }))
  const places = prefectures.map((name) => ({ key: name, name }))
  return (
    <form action="/gift-finder" className={styles.form} aria-label="贈りものの条件" onSubmit={submit}>
      {select('recipient', '誰に', choicesOf('どなたでも', recipientsOf(occasions)))}
      {select('occasion', '何の', choicesOf('用途を決めずに', occasions))}
      {select('budget', 'いくらで（税込）', choicesOf('ご予算を決めずに', budgets))}
      <Field label="いつまでに">
        {(control) => (
          <TextInput
            {...control}
            type="date"
            name="arrive_by"
            min={today}
            key={wish.arrive_by}
            defaultValue={wish.arrive_by}
            // While it is typed a day is another one, or none.
            onBlur={({ target }) => target.value !== wish.arrive_by && ask({ arrive_by: target.value })}
          />
        )}
      </Field>
      {select('prefecture', 'お届け先', choicesOf('都道府県を選ぶ', places))}
      <div className={styles.submit}>
        <Button type="submit" variant="primary" icon="search" isWide>
          この条件でさがす
        </Button>
      </div>
    </form>
  )
}
