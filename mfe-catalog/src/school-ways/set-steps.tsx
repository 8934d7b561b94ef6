import type { School, SchoolSetItem } from '@storefront/contracts'
import { classNames, Icon } from '@storefront/ui'
import {
  addedText,
  garmentPath,
  isMadeToOrder,
  readyAddedText,
  setPath,
  type CountPieces,
  type PupilSet,
} from './school.rules'
import styles from './set-steps.module.css'

type SetStepsProps = PupilSet & {
  school: School
  productKeys: readonly string[]
  count: CountPieces
  countOrdered: CountPieces
}

export function SetSteps({ school, set, grade, sex, productKeys, ...counts }: SetStepsProps) {
  const garments = set.items.filter(isMadeToOrder)
  const isWhole = garments.length === set.items.length
  return (
    <nav aria-label={`${school.name} ${set.name}`} className={styles.steps}>
      <p className={styles.title}>
        {school.name} {set.name}
      </p>
      <ol className={styles.list}>
        {garments.map((garment) => {
          const { key, name } = garment.product
          const isCurrent = productKeys.includes(key)
          return (
            <li key={key} className={classNames(styles.step, isCurrent && styles.current)}>
              <span className={styles.words}>
                {isCurrent ? (
                  <span aria-current="step">{name}</span>
                ) : (
                  <a href={garmentPath({ school, set, grade, sex }, garment)}>{name}</a>
                )}
                <AddedMark item={garment} {...counts} />
              </span>
            </li>
          )
        })}
        <li className={styles.step}>
          <span className={styles.words}>
            <a href={setPath({ school, set, grade, sex })}>{isWhole ? '一式に戻る' : 'そのほかの品'}</a>
            <Mark text={readyAddedText(set, counts.count, counts.countOrdered)} />
          </span>
        </li>
      </ol>
    </nav>
  )
}

type AddedMarkProps = { item: SchoolSetItem; count: CountPieces; countOrdered: CountPieces }

/** Marks an item whose pieces are in the cart or ordered, all or some. */
export const AddedMark = ({ item, count, countOrdered }: AddedMarkProps) => (
  <Mark text={addedText(item, count(item), countOrdered(item))} />
)

function Mark({ text }: { text: string }) {
  if (!text) return null
  return (
    <span className={styles.added}>
      <Icon name="check" size="sm" />
      {text}
    </span>
  )
}
