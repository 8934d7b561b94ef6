import type { Product } from '@storefront/contracts'
import { completePostalCode, formatDayWithWeekday, prefectures } from '@storefront/locale-ja'
import {
  arrivalText,
  currentSite,
  earliestDay,
  placeNote,
  rememberDeliveryTo,
  useDeliveryTo,
} from '@storefront/site'
import { Button, Field, Icon, Select, TextInput } from '@storefront/ui'
import { useState } from 'react'
import { useParcelInCart, usePiecesInCart } from '../../in-cart/in-cart.state'
import { findPlace } from './delivery-place.api'
import { countDaysUntil, madeToOrderDayText } from '../product-sale.rules'
import { isMadeToOrder } from '../product-uos.rules'
import { statePostage } from './postage.rules'
import { priceRows, findPriceRow } from '../../wholesale/wholesale-prices.rules'
import styles from './delivery-estimate.module.css'

type DeliveryEstimateProps = {
  product: Product
  quantity: number
  /** True if the shopper is advised to order after a fitting, so that no day of today's order leads. */
  isFittingAdvised?: boolean
}

export function DeliveryEstimate({ product, quantity, isFittingAdvised = false }: DeliveryEstimateProps) {
  const to = useDeliveryTo()
  const { deliveryAreas, settings } = currentSite()
  const [isChoosing, setChoosing] = useState(false)
  const price = findPriceRow(priceRows(product), quantity)?.price_with_tax ?? product.price_with_tax
  const own = { goods: price * quantity, kind: product.carriage_class }
  const inCart = useParcelInCart()
  const isInCart = usePiecesInCart(product.id) > 0
  const { postage, note } = statePostage({ area: to.area, own, inCart, isInCart, settings })
  const arrival = earliestDay(product.first_delivery_day, to, deliveryAreas)
  return (
    <section aria-label="お届けと送料" className={styles.estimate}>
      <Icon name="truck" size="sm" />
      <div className={styles.lines}>
        {isFittingAdvised ? (
          <p>
            <strong translate="no">{`ご注文から${countDaysUntil(arrival)}日ほど`}</strong>
            {`でお届け（今日のご注文なら、${formatDayWithWeekday(arrival)}ごろ）`}
          </p>
        ) : isMadeToOrder(product) ? (
          <p>
            <strong translate="no">{madeToOrderDayText(arrival)}</strong>にお届け
          </p>
        ) : product.slow_option ? (
          <p>
            今ご注文いただくと、
            <strong translate="no" className={styles.days}>
              {arrivalText(product.first_delivery_day, to, deliveryAreas, product.slow_option)}
            </strong>
            にお届け
          </p>
        ) : (
          <p>
            今ご注文いただくと、
            <strong translate="no">最短{formatDayWithWeekday(arrival)}</strong>
            にお届け
          </p>
        )}
        {postage && (
          <p className={styles.postage}>
            <span>{postage}</span>
            {note && <span className={styles.missing}>{note}</span>}
          </p>
        )}
        {to.area && (
          <p className={styles.place}>
            {placeNote(to)}
            <Button
              variant="quiet"
              size="sm"
              aria-expanded={isChoosing}
              onClick={() => setChoosing(!isChoosing)}
            >
              {to.prefecture ? 'お届け先を変える' : 'お届け先を選ぶ'}
            </Button>
          </p>
        )}
        {isChoosing && <PlaceChoice prefecture={to.prefecture ?? ''} />}
      </div>
    </section>
  )
}

const choices = prefectures.map((name) => ({ value: name, label: name }))

const unknownCode = '見つかりませんでした。都道府県をお選びください。'
const incompleteCode = '郵便番号は7桁の数字で入力してください。 例：123-4567'

/** Accepts a prefecture or a postal code. Only a postal code identifies a remote island. */
function PlaceChoice({ prefecture }: { prefecture: string }) {
  const [error, setError] = useState<string>()
  function lookUp(typed: string) {
    const code = completePostalCode(typed)
    setError(undefined)
    if (!code) return
    void findPlace(code).then(
      (place) => (place ? rememberDeliveryTo(place.prefecture, place.area) : setError(unknownCode)),
      () => setError(unknownCode),
    )
  }
  /** Reports an incomplete postal code. Called on blur and Enter, not while the shopper is typing. */
  const check = (typed: string) =>
    typed.trim() !== '' && !completePostalCode(typed) && setError(incompleteCode)
  return (
    <div className={styles.choice}>
      <Field label="都道府県">
        {(field) => (
          <Select
            {...field}
            choices={choices}
            placeholder="選択"
            value={prefecture}
            onChange={(event) => rememberDeliveryTo(event.currentTarget.value)}
          />
        )}
      </Field>
      <Field label="郵便番号" error={error}>
        {(field) => (
          <TextInput
            {...field}
            inputMode="numeric"
            autoComplete="shipping postal-code"
            placeholder="1000001"
            maxLength={16}
            onChange={(event) => lookUp(event.currentTarget.value)}
            onBlur={(event) => check(event.currentTarget.value)}
            onKeyDown={(event) => event.key === 'Enter' && check(event.currentTarget.value)}
          />
        )}
      </Field>
    </div>
  )
}
