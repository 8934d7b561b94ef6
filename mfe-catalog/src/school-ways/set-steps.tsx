import type { School, SchoolSet } from '@storefront/contracts'
import { classNames } from '@storefront/ui'
import { isMadeToOrder, pupilPath, setAnchor, setQuery } from './school.rules'
import styles from './set-steps.module.css'

type SetStepsProps = { school: School; set: SchoolSet; productKeys: readonly string[] }

export function SetSteps({ school, set, productKeys }: SetStepsProps) {
  const garments = set.items.filter(isMadeToOrder)
  const isWhole = garments.length === set.items.length
  const grade = set.school_grades[0] ?? 1
  const back = `${pupilPath(school.key, { grade, sex: set.sex ?? undefined })}#${setAnchor(set)}`
  return (
    <nav aria-label={`${school.name} ${set.name}`} className={styles.steps}>
      <p className={styles.title}>
        {school.name} {set.name}
      </p>
      <ol className={styles.list}>
        {garments.map(({ product }) => {
          const isCurrent = productKeys.includes(product.key)
          return (
            <li key={product.key} className={classNames(styles.step, isCurrent && styles.current)}>
              {isCurrent ? (
                <span aria-current="step">{product.name}</span>
              ) : (
                <a href={`/product/${product.key}/uos${setQuery(school, set)}`}>{product.name}</a>
              )}
            </li>
          )
        })}
        <li className={styles.step}>
          <a href={back}>{isWhole ? '一式に戻る' : 'そのほかの品'}</a>
        </li>
      </ol>
    </nav>
  )
}
