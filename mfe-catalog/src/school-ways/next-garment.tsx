import type { School } from '@storefront/contracts'
import { LinkButton, Panel } from '@storefront/ui'
import { findNextStep, type CountPieces, type PupilSet } from './school.rules'

type NextGarmentProps = PupilSet & { school: School; name: string; count: CountPieces }

/** Leads from an added garment to the next one of its set, then to the other items, then to the cart. */
export function NextGarment({ name, ...progress }: NextGarmentProps) {
  const { href, label, text } = findNextStep(progress)
  return (
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
  )
}
