import { isNoshiNameless, type CartAccessory, type CartProduct } from '@storefront/contracts'
import { useCommand } from '@storefront/remote'
import { Button, LinkButton } from '@storefront/ui'
import { runCommand } from '../engine/cart.error-reactions'
import { changeCart } from '../engine/cart.state'
import { detachAccessory } from '../gift-choice/gift-choice.api'
import { NoshiChoice } from '../gift-choice/noshi-choice'
import { missingDress } from '../shipping/shipping.rules'
import styles from './line-dress.module.css'

/** Offers a noshi and a wrapping, if the line could have them and has neither, and changes of its noshi. */
export function LineDress({ line }: { line: CartProduct }) {
  const noshi = line.accessories.find(({ kind, noshi_heading }) => kind === 'noshi' && noshi_heading)
  const missing = missingDress(line)
  if (!noshi && !missing) return null
  return (
    <div className={styles.dress}>
      {missing && <span>{`${missing.names}：なし`}</span>}
      {noshi && isNoshiNameless(noshi) && <span>{`のしの表書き：${noshi.noshi_heading}・お名前：なし`}</span>}
      <NoshiChoice line={line} noshi={noshi} />
      {noshi && <NoshiRemoval line={line} noshi={noshi} />}
      <WrappingHint line={line} />
    </div>
  )
}

/** The scripts of the cart open a dialog for the noshi. The wrapping is chosen for a parcel. */
function WrappingHint({ line }: { line: CartProduct }) {
  const isWrapped = line.accessories.some(({ kind }) => kind === 'wrapping')
  if (isWrapped || !line.product_info.accessory_choices?.includes('wrapping')) return null
  return line.shipping_key === null ? (
    <small>ラッピングは、お届け先のご入力のあとにお選びいただけます。</small>
  ) : (
    <LinkButton size="sm" variant="quiet" icon="edit" href="/cart/shipping-detail">
      ラッピングを選ぶ
    </LinkButton>
  )
}

function NoshiRemoval({ line, noshi }: { line: CartProduct; noshi: CartAccessory }) {
  const { run, isPending } = useCommand()
  const { name } = line.product_info

  // The pressed button is gone afterwards, so move the keyboard focus to its neighbour.
  async function remove(button: HTMLElement) {
    const dress = button.parentElement
    if (await runCommand(() => changeCart(detachAccessory(noshi.key))))
      dress?.querySelector('button')?.focus({ preventScroll: true })
  }
  return (
    <Button
      size="sm"
      variant="quiet"
      isPending={isPending}
      aria-label={`${name}ののしを外す`}
      onClick={({ currentTarget }) => void run(() => remove(currentTarget))}
    >
      外す
    </Button>
  )
}
