import { waitFor, type waitForOptions } from '@testing-library/react'

/**
 * Waits until an element is present and visible in the same moment: an element found first may be replaced
 * before the check.
 * @param get a query that throws while the element is missing, as `() => screen.getByRole('heading')`
 */
export const shows = (get: () => HTMLElement, options?: waitForOptions) =>
  waitFor(() => expect(get()).toBeVisible(), options)
