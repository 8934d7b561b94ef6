import { Button } from '@storefront/ui'
import type { ComponentProps } from 'react'

type PressButtonProps = Omit<ComponentProps<typeof Button>, 'type' | 'name' | 'value' | 'onClick'> & {
  /** The value from `encodePress`. Without JavaScript it is posted along with the whole screen. */
  press: string
  onPress: () => void
}

/** Runs `onPress`. Without JavaScript the button posts the screen's form, so that no input is lost. */
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
