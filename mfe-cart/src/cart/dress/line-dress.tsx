import { isNoshiNameless, type CartProduct } from '@storefront/contracts'
import type { Ref } from 'react'
import type { CartAdvice } from '../../gift-advice/gift-advice.rules'
import { DressChoice } from './dress-choice'
import { lineDressNames } from './dress.rules'
import styles from './line-dress.module.css'

export type LineDressProps = {
  line: CartProduct
  products: readonly CartProduct[]
  advices: readonly CartAdvice[]
  /** The form that opens the choices. */
  form: Ref<HTMLFormElement>
}

/** Offers to choose, change and take off a line's accessories. Names a noshi that has no name yet. */
export function LineDress({ line, ...around }: LineDressProps) {
  const names = lineDressNames(line)
  if (!names) return null
  const noshi = line.accessories.find(({ kind, noshi_heading }) => kind === 'noshi' && noshi_heading)
  return (
    <div className={styles.dress}>
      {noshi && isNoshiNameless(noshi) && <span>{`のしの表書き：${noshi.noshi_heading}・お名前：なし`}</span>}
      <DressChoice {...{ line, names, ...around }} />
    </div>
  )
}
