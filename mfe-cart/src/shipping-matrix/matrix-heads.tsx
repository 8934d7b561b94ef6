import { Button } from '@storefront/ui'
import { startTransition, useId, type Dispatch } from 'react'
import { LinePicture } from '../order-view/line-picture'
import type { Goods } from './goods.rules'
import { computeTotal, type Matrix, type MatrixChange } from './matrix.rules'
import { Count } from './matrix-row'
import styles from './matrix.module.css'

type MatrixHeadsProps = {
  matrix: Matrix
  goods: readonly Goods[]
  problems: Record<string, string>
  change: Dispatch<MatrixChange>
}

/**
 * Shows the products with the quantities distributed so far, and fields that give every address the same
 * quantity.
 */
export function MatrixHeads({ matrix, goods, problems, change }: MatrixHeadsProps) {
  const id = useId()
  return (
    <div role="group" aria-labelledby={id} className={styles.heads}>
      <div className={styles.destination}>
        <p className={styles.name} id={id}>
          全員に同じもの
        </p>
        <p className={styles.place}>一件あたりの数量を入れて押すと、下のお届け先すべてに入ります。</p>
        <Button
          type="submit"
          name="intent"
          value="everyone"
          size="sm"
          onClick={(event) => {
            event.preventDefault()
            // Paint the click before a hundred rows are rendered.
            startTransition(() => change({ giveToAll: true }))
          }}
        >
          全員に同じ数にする
        </Button>
      </div>
      {goods.map((one) => {
        const total = computeTotal(matrix.rows, one.key)
        return (
          <div key={one.key} className={styles.head}>
            <span className={styles.picture}>
              <LinePicture product={one} sizes="64px" />
            </span>
            <Count
              label={one.name}
              ownerId={id}
              name={`everyone.${one.key}`}
              value={matrix.everyone[one.key] ?? ''}
              counter={one.counter}
              onChange={(count) => change({ everyone: count, of: one.key })}
            />
            <p className={styles.total} data-wrong={problems[one.key] ? '' : undefined}>
              合計 <strong>{`${total}${one.counter}`}</strong>
              {total !== one.quantity && <span>{`（カートは${one.quantity}${one.counter}）`}</span>}
            </p>
          </div>
        )
      })}
    </div>
  )
}
