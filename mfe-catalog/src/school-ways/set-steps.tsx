import type { School, SchoolSetItem } from '@storefront/contracts'
import { classNames, Icon } from '@storefront/ui'
import { garmentPath, isMadeToOrder, setPath, type CountPieces, type PupilSet } from './school.rules'
import styles from './set-steps.module.css'

type SetStepsProps = PupilSet & {
  school: School
  productKeys: readonly string[]
  count: CountPieces
}

export function SetSteps({ school, set, grade, sex, productKeys, count }: SetStepsProps) {
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
                <AddedMark item={garment} count={count} />
              </span>
            </li>
          )
        })}
        <li className={styles.step}>
          <a href={setPath({ school, set, grade, sex })}>{isWhole ? '一式に戻る' : 'そのほかの品'}</a>
        </li>
      </ol>
    </nav>
  )
}

/** Marks an item whose pieces are in the cart, all or some. */
export function AddedMark({ item, count }: { item: SchoolSetItem; count: CountPieces }) {
  const pieces = count(item)
  if (pieces === 0) return null
  const open = item.quantity - pieces
  return (
    <span className={styles.added}>
      <Icon name="check" size="sm" />
      {open > 0 ? `カートに${pieces}点（あと${open}点）` : 'カートに追加済み'}
    </span>
  )
}
