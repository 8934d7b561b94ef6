import type { School } from '@storefront/contracts'
import { classNames, Icon } from '@storefront/ui'
import { garmentPath, isMadeToOrder, setPath, type PupilSet } from './school.rules'
import styles from './set-steps.module.css'

type SetStepsProps = PupilSet & {
  school: School
  productKeys: readonly string[]
  addedKeys: readonly string[]
}

export function SetSteps({ school, set, grade, sex, productKeys, addedKeys }: SetStepsProps) {
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
              <span>
                {isCurrent ? (
                  <span aria-current="step">{name}</span>
                ) : (
                  <a href={garmentPath({ school, set, grade, sex }, garment)}>{name}</a>
                )}
                {addedKeys.includes(key) && <AddedMark />}
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

/** Marks a garment that this tab has added to the cart. */
export const AddedMark = () => (
  <span className={styles.added}>
    <Icon name="check" size="sm" />
    カートに追加済み
  </span>
)
