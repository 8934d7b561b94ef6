import { DateField, Form, SubmitButton, useTextField } from '@storefront/forms'
import { navigateTo } from '@storefront/navigation'
import { Field, LinkButton, Select, TextInput } from '@storefront/ui'
import {
  isNarrowed,
  openFilter,
  orderStates,
  toOrdersPath,
  refusePeriod,
  readState,
  wordMaxLength,
  type OrderFilter,
} from '../order-history.rules'
import styles from '../order-history.module.css'

type Typed = Record<keyof OrderFilter, string>

const typed = ({ from = '', to = '', state = '', word = '' }: Partial<Typed>): OrderFilter => ({
  from,
  to,
  state: readState(state),
  word: word.trim(),
})

/** Renders the filters by search term, state and period. They are stored in the URL. */
export function OrderFilterForm({ filter }: { filter: OrderFilter }) {
  return (
    <Form<Typed>
      label="ご注文を絞り込む"
      initialValues={filter}
      validate={(values) => {
        const problem = refusePeriod(typed(values))
        return problem ? { to: problem } : {}
      }}
      onSubmit={(values) => navigateTo(toOrdersPath(typed(values)))}
    >
      <div className={styles.filter}>
        <WordField />
        <StateField />
        <DateField name="from" label="参照開始日" />
        <DateField name="to" label="参照終了日" />
        <div className={styles.actions}>
          <SubmitButton>絞り込む</SubmitButton>
          {isNarrowed(filter) && (
            <LinkButton href={toOrdersPath(openFilter)} variant="quiet">
              絞り込みをやめる
            </LinkButton>
          )}
        </div>
      </div>
    </Form>
  )
}

function WordField() {
  const label = '商品名・ご注文番号'
  const { input } = useTextField({ name: 'word', label })
  return (
    <Field label={label}>
      {(control) => <TextInput {...input} {...control} type="search" maxLength={wordMaxLength} />}
    </Field>
  )
}

function StateField() {
  const label = '状況'
  const { input } = useTextField({ name: 'state', label })
  return (
    <Field label={label}>
      {(control) => <Select {...input} {...control} choices={orderStates} placeholder="すべて" />}
    </Field>
  )
}
