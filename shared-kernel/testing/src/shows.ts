import { waitFor, type waitForOptions } from '@testing-library/react'

/**
 * Waits until an element is there and visible, at one moment: an element found first may be replaced before
 * it is looked at.
 * @param get a query that throws while the element is missing, as `() => screen.getByRole('heading')`
 */
export const shows = (get: () => HTMLElement, options?: waitForOptions) =>
  waitFor(() => expect(get()).toBeVisible(), options)
