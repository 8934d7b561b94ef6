import { Button } from '@storefront/ui'
import type { ComponentProps } from 'react'

type PressButtonProps = Omit<ComponentProps<typeof Button>, 'type' | 'name' | 'value' | 'onClick'> & {
  /** What it sends with the whole screen where no scripts take it over, by `pressOf`. */
  press: string
  onPress: () => void
}

/** Does its work in place; without scripts the screen's form is sent, so that nothing typed is lost. */
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
