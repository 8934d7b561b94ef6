import type { Product } from '@storefront/contracts'
import { formatYen } from '@storefront/locale-ja'
import { FieldGroup } from '@storefront/ui'
import { useLayoutEffect, useRef } from 'react'
import { Link, useLocation, useNavigationType } from 'react-router-dom'
import {
  buildVariantPath,
  findChoicePrices,
  inPlace,
  listVariantChoices,
  sizeMissing,
  type InPlace,
} from './product-variant.rules'
import { sizeRangeText, sizeRuleText } from './size-advice.rules'
import type { Purchase } from '../use-purchase'
import styles from './variant-links.module.css'

type VariantLinksProps = {
  product: Product
  purchase: Pick<Purchase, 'isSizeMissing' | 'sizeAsked'>
  suffix?: string
  /** Error of a form that was posted without scripts. */
  postedError?: string | undefined
}

/** Renders sizes and colours as links, because each variant has its own page. No size is chosen at first. */
export function VariantLinks({ product, purchase, suffix = '', postedError }: VariantLinksProps) {
  const { products, variant_label_1, variant_label_2, size_table } = product.product_model
  const { isSizeMissing, sizeAsked } = purchase
  const section = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    if (sizeAsked > 0) section.current?.querySelector('a')?.focus()
  }, [sizeAsked])
  const axes = [
    {
      axis: 1 as const,
      label: variant_label_1,
      isOpen: isSizeMissing,
      chosen: useFocusInPlace<HTMLAnchorElement>(1),
    },
    {
      axis: 2 as const,
      label: variant_label_2,
      isOpen: false,
      chosen: useFocusInPlace<HTMLAnchorElement>(2),
    },
  ]
  return axes.map(({ axis, label, isOpen, chosen }) => {
    const choices = listVariantChoices(products, product.key, axis)
    if (!label || choices.length < 2) return null
    const prices = findChoicePrices(products, choices)
    const current = choices.find(({ isCurrent }) => isCurrent)?.value
    const range = sizeRangeText(size_table, current)
    const error = sizeAsked > 0 ? sizeMissing : postedError
    const rule = axis === 1 && sizeRuleText(size_table)
    const listLinks = (describedBy?: string) => (
      <ul className={styles.choices}>
        {choices.map(({ value, key, isCurrent, isSoldOut }) => (
          <li key={value}>
            <Link
              to={buildVariantPath(product, { key, value }, suffix)}
              {...inPlace(axis)}
              {...(isCurrent && chosen)}
              aria-describedby={describedBy}
              aria-current={isCurrent && !isOpen ? 'true' : undefined}
              className={isSoldOut ? styles.soldOut : styles.choice}
            >
              {value}
              {prices.has(key) && (
                <span className={styles.note} translate="no">
                  {formatYen(prices.get(key) ?? 0)}
                </span>
              )}
              {isSoldOut && <span className={styles.note}>売り切れ</span>}
            </Link>
          </li>
        ))}
      </ul>
    )
    if (isOpen)
      return (
        <section key={axis} ref={section} aria-label={label}>
          <FieldGroup legend={label} isRequired {...(error === undefined ? {} : { error })}>
            {(control) => (
              <>
                {listLinks(control['aria-describedby'])}
                {rule && <p className={styles.rule}>{rule}</p>}
              </>
            )}
          </FieldGroup>
        </section>
      )
    return (
      <section key={axis} aria-label={label}>
        <p className={styles.label}>
          {label}：{current}
          {range && `（${range}の方）`}
        </p>
        {listLinks()}
        {rule && <p className={styles.rule}>{rule}</p>}
      </section>
    )
  })
}

/**
 * Returns props of the element that has the focus after a variant is chosen at `place`. The variant's page
 * replaces the pressed link, and the shell would focus the heading of another path. Back moves no focus.
 */
export function useFocusInPlace<T extends HTMLElement>(place: InPlace) {
  const element = useRef<T>(null)
  const { key, state } = useLocation()
  const isChosen =
    useNavigationType() === 'REPLACE' && (state as { chosenAt?: InPlace } | null)?.chosenAt === place
  useLayoutEffect(() => {
    if (isChosen) element.current?.focus({ preventScroll: true })
  }, [isChosen, key])
  return { ref: element, 'data-focused-first': isChosen || undefined }
}
