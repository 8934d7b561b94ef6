import { commonCounter } from '@storefront/contracts'
import { readCount } from '@storefront/locale-ja'
import { Icon, IconButton, TextInput } from '@storefront/ui'
import { memo, useId, type Dispatch } from 'react'
import type { Goods } from './goods.rules'
import { parseCount, sumCounts, type MatrixChange, type Row } from './matrix.rules'
import styles from './matrix.module.css'

type MatrixRowProps = {
  row: Row
  goods: readonly Goods[]
  /** Position in the list, starting at 1. */
  number: number
  problem: string | undefined
  change: Dispatch<MatrixChange>
}

/** Shows an address with its quantities. Memoised, because there may be a hundred rows. */
export const MatrixRow = memo(function MatrixRow({ row, goods, number, problem, change }: MatrixRowProps) {
  const { destination, counts } = row
  const id = useId()
  const { id: at, name, place } = destination
  return (
    <li>
      <div role="group" aria-labelledby={id} className={styles.row} data-destination={at}>
        <div className={styles.destination}>
          <p className={styles.name} id={id}>
            <span className={styles.number}>{number}</span>
            {name} さま
          </p>
          <p className={styles.place}>{place}</p>
          <p className={styles.sum}>
            計 {sumCounts(counts, goods)}
            {commonCounter(goods)}
          </p>
        </div>
        {goods.map((one) => (
          <Count
            key={one.key}
            label={one.name}
            ownerId={id}
            name={`count.${at}.${one.key}`}
            value={counts[one.key] ?? ''}
            counter={one.counter}
            errorId={problem ? `${id}-error` : undefined}
            onChange={(count) => change({ count, of: one.key, at })}
          />
        ))}
        <div className={styles.remove}>
          <IconButton icon="trash" label={`${name} さまを外す`} onClick={() => change({ remove: at })} />
        </div>
      </div>
      {problem && (
        <p className={styles.error} id={`${id}-error`}>
          <Icon name="alert" size="sm" />
          <span>{problem}</span>
        </p>
      )}
      {destination.key && (
        <noscript>
          <label className={styles.unscripted}>
            <input type="checkbox" name="removed" value={destination.key} />
            このお届け先を外す
          </label>
        </noscript>
      )}
    </li>
  )
})

type CountProps = {
  label: string
  /** Id of the destination's name, which precedes the label in the field's name. */
  ownerId: string
  name: string
  value: string
  counter: string
  errorId?: string | undefined
  onChange: (typed: string) => void
}

/** Field for a quantity, which may be typed in full-width digits and with its unit. */
export function Count({ label, ownerId, name, value, counter, errorId, onChange }: CountProps) {
  const isWrong = parseCount(value) === undefined
  const id = useId()
  return (
    <label className={styles.count}>
      <span className={styles.goods} id={id}>
        {label}
      </span>
      <TextInput
        name={name}
        inputMode="numeric"
        autoComplete="off"
        value={value}
        aria-labelledby={`${ownerId} ${id}`}
        aria-invalid={isWrong || errorId !== undefined || undefined}
        aria-describedby={errorId}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        onBlur={({ currentTarget }) => {
          const count = readCount(currentTarget.value, counter)
          if (count !== undefined && String(count) !== currentTarget.value) onChange(String(count))
        }}
      />
    </label>
  )
}
