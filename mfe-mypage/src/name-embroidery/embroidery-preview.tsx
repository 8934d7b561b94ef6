import type { FormLayout } from '@storefront/contracts'
import { classNames } from '@storefront/ui'
import { findLabel, toStyleVariant, toThread } from './name-embroidery.rules'
import styles from './embroidery-preview.module.css'

type EmbroideryPreviewProps = { layout: FormLayout; data: Record<string, string> }

/** Renders the name in its style and thread, on fabric that contrasts with the thread. */
export function EmbroideryPreview({ layout, data }: EmbroideryPreviewProps) {
  const style = findLabel(layout, 'style', data['style'])
  const color = findLabel(layout, 'color', data['color'])
  const thread = toThread(color)
  const name = data['name']?.trim() ?? ''
  return (
    <div
      className={classNames(styles.cloth, thread === 'white' && styles.dark)}
      role="img"
      aria-label={name ? `「${name}」を${style}・${color}の糸で刺繍した見本` : '刺繍の見本'}
    >
      <span className={classNames(styles.name, styles[toStyleVariant(style)], styles[thread])}>
        {name || 'お名前'}
      </span>
    </div>
  )
}
