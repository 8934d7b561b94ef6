import { counterOf, type Accessory } from '@storefront/contracts'
import { Button, Dialog } from '@storefront/ui'
import { GiftAdvices, CureForm } from '../../gift-advice/gift-advices'
import { LineAccessories } from '../../gift-choice/line-accessories'
import type { LineDressProps } from './line-dress'
import styles from './line-dress.module.css'

type DressDialogProps = Omit<LineDressProps, 'form'> & {
  title: string
  accessories: readonly Accessory[]
  /** Heading that the occasion of the product suggests for a new noshi. */
  suggested: string | undefined
  onClose: () => void
}

/** Lists a line's accessories as the checkout does. Each change is saved at once. */
export function DressDialog({
  line,
  products,
  advices,
  title,
  accessories,
  suggested,
  onClose,
}: DressDialogProps) {
  const { name } = line.product_info
  return (
    <Dialog
      isOpen
      title={title}
      onClose={onClose}
      footer={
        <Button variant="primary" isWide onClick={onClose}>
          カートに戻る
        </Button>
      }
    >
      <p className={styles.product}>{`${name} × ${line.quantity}${counterOf(line.product_info)}`}</p>
      <LineAccessories {...{ line, accessories, suggested }} companions={products} />
      <GiftAdvices
        advices={advices}
        here="/cart/shipping-detail"
        button={(advice, cure) => <CureForm advice={advice} {...cure} />}
      />
    </Dialog>
  )
}
