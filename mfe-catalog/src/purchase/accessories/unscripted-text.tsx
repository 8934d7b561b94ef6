import type { Accessory } from '@storefront/contracts'
import { useSearchParams } from 'react-router-dom'
import { AccessoryText } from './accessory-text'

export const accessoriesId = 'accessories'

const textParam = 'accessory-text'

/** Checks whether the page without scripts has the fields for printed texts. */
export const isAskingForText = (query: URLSearchParams): boolean => query.has(textParam)

/**
 * Renders an accessory's fields for printed text where scripts don't run. A page has them only on request,
 * because they would be a twentieth of every product page; else the accessory's first choice is submitted.
 */
export function UnscriptedText({ accessory, formId }: { accessory: Accessory; formId: string }) {
  const [query] = useSearchParams()
  const { id, key, kind, choices } = accessory
  if (isAskingForText(query))
    return <AccessoryText accessory={accessory} chosen={{ key, choice: choices[0] }} formId={formId} />
  return choices[0] ? (
    <>
      <input type="hidden" form={formId} name={`noshi_heading_${id}`} value={choices[0]} />
      {kind === 'noshi' && `表書きは「${choices[0]}」でお付けします。`}
    </>
  ) : null
}

/** Renders the link to the page that has the fields for printed texts. */
export function UnscriptedTextLink() {
  const [query] = useSearchParams()
  if (isAskingForText(query)) return null
  const asking = new URLSearchParams(query)
  asking.set(textParam, '1')
  return <a href={`?${asking}#${accessoriesId}`}>表書きやメッセージを指定する</a>
}
