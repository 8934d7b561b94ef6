import type { School, SchoolSet } from '@storefront/contracts'
import { LinkButton, Panel } from '@storefront/ui'
import { findNextStep } from './school.rules'

type NextGarmentProps = { school: School; set: SchoolSet; name: string; addedKeys: readonly string[] }

/** Leads from an added garment to the next one of its set, then to the other items, then to the cart. */
export function NextGarment({ school, set, name, addedKeys }: NextGarmentProps) {
  const { href, label, text } = findNextStep({ school, set, addedKeys })
  return (
    <div data-says-added>
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
