import { Button } from '@storefront/ui'
import { keptTexts } from './posted-answer.rules'

type Texts = Record<string, string>

/** What was typed in the steps before, where no script keeps it. */
export function KeptControls({ texts, asked }: { texts: Texts; asked?: readonly string[] }) {
  return keptTexts(texts, asked).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ))
}

/** Leads back to a step with all that was typed. */
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
