import { Button, Panel } from '@storefront/ui'
import type { Dispatch, RefObject } from 'react'
import { MissingPhones } from './missing-phones'
import {
  hasProblems,
  isAsking,
  isKnown,
  isPhoneMissing,
  type Reading,
  type PastedChange,
} from './reading.rules'
import { ReadingRow } from './reading-row'
import styles from './address-text.module.css'

type ReadingsProps = {
  readings: readonly Reading[]
  change: Dispatch<PastedChange>
  phone: string
  list: RefObject<HTMLElement | null>
  isPending: boolean
  onAdd: () => void
}

/** Lists the recipients that were read, with their questions, before they are added. */
export function Readings({ readings, change, phone, list, isPending, onAdd }: ReadingsProps) {
  const missing = readings.filter(hasProblems).length
  const unsure = readings.filter((one) => isAsking(one) && !hasProblems(one)).length
  const known = readings.filter(isKnown).length
  const open = readings.length - known
  const withoutPhone = readings.filter(isPhoneMissing).length
  return (
    <section ref={list} className={styles.parts} aria-labelledby="readings">
      <h2 id="readings" tabIndex={-1} className={styles.heading}>
        読み取ったお届け先（{readings.length}件）
      </h2>
      {missing + unsure > 0 && (
        <Panel tone="caution" isAnnounced>
          <ul className={styles.counts}>
            {missing > 0 && <li>{`${missing}件は、足りない項目があります。`}</li>}
            {unsure > 0 && (
              <li>{`${unsure}件は、読み取りに確信のない項目があります。「要確認」をご覧ください。`}</li>
            )}
          </ul>
        </Panel>
      )}
      {known > 0 && <Panel isAnnounced>{`${known}件は、登録済みのお届け先と同じため、追加しません。`}</Panel>}
      {withoutPhone > 0 && (
        <MissingPhones count={withoutPhone} known={phone} onFill={(typed) => change({ phone: typed })} />
      )}
      <ol className={styles.readings}>
        {readings.map((reading, index) => (
          <ReadingRow key={reading.id} reading={reading} number={index + 1} change={change} />
        ))}
      </ol>
      {open > 0 && (
        <Button
          variant="primary"
          icon="plus"
          isPending={isPending}
          pendingLabel="確認しています"
          onClick={onAdd}
        >
          {`この${open}件を追加する`}
        </Button>
      )}
    </section>
  )
}
