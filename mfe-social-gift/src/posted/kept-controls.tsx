import { Button } from '@storefront/ui'
import { keptTexts } from './posted-answer.rules'

type Texts = Record<string, string>

/** Keeps the input of previous steps in hidden fields, for pages without scripts. */
export function KeptControls({ texts, asked }: { texts: Texts; asked?: readonly string[] }) {
  return keptTexts(texts, asked).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ))
}

/** Button back to an earlier step. Posts all input, so that none is lost. */
export function BackWithKept({ texts, intent, label }: { texts: Texts; intent: string; label: string }) {
  return (
    <form method="post" aria-label={label}>
      <KeptControls texts={texts} />
      <Button type="submit" name="intent" value={intent} variant="quiet">
        {label}
      </Button>
    </form>
  )
}
