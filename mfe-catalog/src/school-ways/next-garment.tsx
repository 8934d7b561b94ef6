import type { School } from '@storefront/contracts'
import { LinkButton, Panel } from '@storefront/ui'
import { useLayoutEffect, useRef } from 'react'
import { findNextStep, type CountPieces, type PupilSet } from './school.rules'
import styles from './next-garment.module.css'

type NextGarmentProps = PupilSet & { school: School; name: string; count: CountPieces }

/** Leads from an added garment to the next one of its set, then to the other items, then to the cart. */
export function NextGarment({ name, ...progress }: NextGarmentProps) {
  const { href, label, text } = findNextStep(progress)
  const place = useRef<HTMLDivElement>(null)
  // The pressed button may be at the lower edge of the window.
  useLayoutEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div ref={place} className={styles.next}>
      <Panel
        tone="positive"
        isAnnounced
        title={`${name}をカートに追加しました`}
        action={
          <LinkButton variant="primary" icon="arrow-right" href={href}>
            {label}
          </LinkButton>
        }
      >
        {text}
      </Panel>
    </div>
  )
}
