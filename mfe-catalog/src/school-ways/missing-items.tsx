import type { School, SchoolSet } from '@storefront/contracts'
import styles from './missing-items.module.css'
import { listOpenNames, setPath, type listMissing, type PupilSet } from './school.rules'

type MissingProps = PupilSet & { school: School; missing: ReturnType<typeof listMissing> }

/** Names what the cart still lacks of the pupil's sets, before she goes on to the cart. */
export function MissingItems({ school, set, grade, sex, missing }: MissingProps) {
  if (missing.length === 0) return null
  const pathOf = (one: SchoolSet) => setPath({ school, set: one, grade, sex: set.sex ?? sex })
  return (
    <p className={styles.missing}>
      {missing.some(({ isOwn }) => isOwn) ? '' : 'このほか、'}まだカートに入っていない品：
      {missing.map((one, index) => (
        <span key={one.set.key}>
          {index > 0 && '、'}
          {one.set.key === set.key ? (
            listOpenNames(school, one.items)
          ) : one.items.length === one.set.items.length ? (
            <a href={pathOf(one.set)}>{one.set.name}</a>
          ) : (
            <>
              <a href={pathOf(one.set)}>{one.set.name}</a>の{listOpenNames(school, one.items)}
            </>
          )}
        </span>
      ))}
    </p>
  )
}
