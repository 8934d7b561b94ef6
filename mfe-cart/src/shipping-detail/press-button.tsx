import { Button } from '@storefront/ui'
import type { ComponentProps } from 'react'

type PressButtonProps = Omit<ComponentProps<typeof Button>, 'type' | 'name' | 'value' | 'onClick'> & {
  /** Value that is posted with the whole screen without scripts, from `pressOf`. */
  press: string
  onPress: () => void
}

/** Acts in place; without scripts it posts the screen's form, so that no input is lost. */
export const PressButton = ({ press, onPress, ...button }: PressButtonProps) => (
  <Button
    {...button}
    type="submit"
    name="press"
    value={press}
    onClick={(event) => {
      event.preventDefault()
      onPress()
    }}
  />
)
