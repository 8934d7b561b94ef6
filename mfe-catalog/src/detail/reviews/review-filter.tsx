import type { Product } from '@storefront/contracts'
import { Link } from 'react-router-dom'
import { reviewsPath, type ReviewSearch } from './product-reviews.rules'
import styles from './product-reviews.module.css'

type Choice = { name: string; count: number }

type ReviewFilterProps = {
  productKey: string
  counts: Product['review']['counts']
  purposes: readonly Choice[]
  ageBands: readonly Choice[]
  asked: ReviewSearch
}

/**
 * Renders the filters as links, so that each selection has a URL and works without scripts. The link of a
 * selected value clears that filter.
 */
export function ReviewFilter({ productKey, counts, purposes, ageBands, asked }: ReviewFilterProps) {
  const to = (change: Partial<ReviewSearch>) =>
    `${reviewsPath(productKey, { ...asked, ...change, page: 1 })}#reviews`
  const groups = [
    {
      label: '評価',
      choices: counts.map(({ rating, count }) => ({
        name: `★${rating}`,
        count,
        isChosen: asked.rating === rating,
        href: to({ rating: asked.rating === rating ? undefined : rating }),
      })),
    },
    {
      label: '用途',
      choices: purposes.map(({ name, count }) => ({
        name,
        count,
        isChosen: asked.purpose === name,
        href: to({ purpose: asked.purpose === name ? undefined : name }),
      })),
    },
    {
      label: '年代',
      choices: ageBands.map(({ name, count }) => ({
        name,
        count,
        isChosen: asked.age_band === name,
        href: to({ age_band: asked.age_band === name ? undefined : name }),
      })),
    },
  ].filter(({ choices }) => choices.length > 1 || choices.some(({ isChosen }) => isChosen))
  if (groups.length === 0) return null
  return (
    <nav aria-label="レビューを絞り込む" className={styles.filter}>
      {groups.map(({ label, choices }) => (
        <div key={label} className={styles.group}>
          <span className={styles.label}>{label}</span>
          <ul className={styles.choices}>
            {choices.map(({ name, count, isChosen, href }) => (
              <li key={name}>
                <Link to={href} replace preventScrollReset aria-current={isChosen ? 'true' : undefined}>
                  {name}（{count}）
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}
