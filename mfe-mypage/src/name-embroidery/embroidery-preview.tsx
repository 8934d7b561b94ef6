import type { FormLayout } from '@storefront/contracts'
import { classNames } from '@storefront/ui'
import { labelOf, styleOf, threadOf } from './name-embroidery.rules'
import styles from './embroidery-preview.module.css'

type EmbroideryPreviewProps = { layout: FormLayout; data: Record<string, string> }

/** Renders the name in its style and thread, on fabric that contrasts with the thread. */
export function EmbroideryPreview({ layout, data }: EmbroideryPreviewProps) {
  const style = labelOf(layout, 'style', data['style'])
  const color = labelOf(layout, 'color', data['color'])
  const thread = threadOf(color)
  const name = data['name']?.trim() ?? ''
  return (
    <div
      className={classNames(styles.cloth, thread === 'white' && styles.dark)}
      role="img"
      aria-label={name ? `「${name}」を${style}・${color}の糸で刺繍した見本` : '刺繍の見本'}
    >
      <span className={classNames(styles.name, styles[styleOf(style)], styles[thread])}>
        {name || 'お名前'}
      </span>
    </div>
  )
}
