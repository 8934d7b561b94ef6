import { formatPostalCode, prefectures } from '@storefront/locale-ja'
import { Badge, Button, Field, IconButton, Select, TextInput } from '@storefront/ui'
import { memo, useId, useState, type Dispatch } from 'react'
import {
  findQuestion,
  isKnown,
  readingFields,
  valueOf,
  type Reading,
  type ReadingField,
  type PastedChange,
} from './reading.rules'
import styles from './address-text.module.css'

type ReadingRowProps = {
  reading: Reading
  /** Position in the list, starting at 1. */
  number: number
  change: Dispatch<PastedChange>
}

/** Shows a recipient, with fields for what is missing or unsure. Memoised, because there may be a hundred. */
export const ReadingRow = memo(function ReadingRow({ reading, number, change }: ReadingRowProps) {
  const id = useId()
  const [isWholeOpen, setIsWholeOpen] = useState(false)
  const [isSourceShown, setIsSourceShown] = useState(false)
  const fields = readingFields.filter(([field]) => isWholeOpen || reading.editable.includes(field))
  const name = `${valueOf(reading, 'shipping_last_name')} ${valueOf(reading, 'shipping_first_name')}`.trim()
  const called = name === '' ? 'お名前なし' : `${name} さま`
  return (
    <li>
      <div role="group" aria-labelledby={id} className={styles.reading}>
        <p className={styles.name} id={id}>
          <span className={styles.number}>{number}</span>
          {called} {reading.unsure.length > 0 && <Badge tone="caution">要確認</Badge>}
          {isKnown(reading) && <Badge>登録済み</Badge>}
        </p>
        <p className={styles.place}>{toLines(reading)}</p>
        {fields.length > 0 && (
          <div className={styles.fields}>
            {fields.map(([field, label]) => (
              <ReadingInput key={field} {...{ reading, field, label, change }} />
            ))}
          </div>
        )}
        <div className={styles.foot}>
          {!isWholeOpen && (
            <Button variant="quiet" size="sm" onClick={() => setIsWholeOpen(true)}>
              {fields.length > 0 ? 'ほかの項目も直す' : '内容を直す'}
            </Button>
          )}
          {reading.source !== '' && (
            <Button
              variant="quiet"
              size="sm"
              aria-expanded={isSourceShown}
              onClick={() => setIsSourceShown(!isSourceShown)}
            >
              もとの文
            </Button>
          )}
        </div>
        {isSourceShown && <p className={styles.source}>{reading.source}</p>}
        <div className={styles.remove}>
          <IconButton icon="trash" label={`${called}を外す`} onClick={() => change({ remove: reading.id })} />
        </div>
      </div>
    </li>
  )
})

type ReadingInputProps = {
  reading: Reading
  field: ReadingField
  label: string
  change: Dispatch<PastedChange>
}

function ReadingInput({ reading, field, label, change }: ReadingInputProps) {
  const [error] = reading.problems[field] ?? []
  const set = (value: string) => change({ of: reading.id, field, value })
  const value = valueOf(reading, field)
  return (
    <Field label={label} help={findQuestion(field, reading)} {...(error && { error })}>
      {(control) =>
        field === 'prefecture' ? (
          <Select
            {...control}
            placeholder="選択してください"
            choices={prefectureChoices}
            value={value}
            onChange={({ currentTarget }) => set(currentTarget.value)}
          />
        ) : (
          <TextInput
            {...control}
            autoComplete="off"
            inputMode={field === 'postal_code' || field === 'phone_number' ? 'tel' : undefined}
            value={value}
            onChange={({ currentTarget }) => set(currentTarget.value)}
          />
        )
      }
    </Field>
  )
}

const prefectureChoices = prefectures.map((name) => ({ value: name, label: name }))

/** Writes kana, place and phone in one text, without the parts that are missing. */
function toLines(reading: Reading): string {
  const at = (field: ReadingField) => valueOf(reading, field)
  const kana = [at('shipping_last_name_kana'), at('shipping_first_name_kana')].filter(Boolean).join(' ')
  const code = at('postal_code') && `〒${formatPostalCode(at('postal_code'))}`
  const street = `${at('prefecture')}${at('city')}${at('address1')}`
  const phone = at('phone_number') && `電話 ${at('phone_number')}`
  return [kana && `（${kana}）`, code, street, at('address2'), phone].filter(Boolean).join(' ')
}
